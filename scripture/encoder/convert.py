"""Makes model.onnx from bge-small-en-v1.5 in 32 bits: weights in 8 bits (a scale per column of a matrix, per row of the word
table), the products in 8 bits, all else in 32; the vector of the first token, less what all our sentences have in common, turned
so that its first numbers tell most, length 1. axes.npy: the mean of the vectors of the sentences in content/, then their principal
axes (numpy.linalg.svd of what is left), strongest first. Needs: pip install onnx==1.23.2 numpy==2.4.6
Use: python convert.py bge-small-en-v1.5.onnx axes.npy model.onnx"""
import sys
import numpy as np
from onnx import TensorProto, checker, helper, load, numpy_helper, save

LAYERS, HEADS, WIDTH, TOKENS = 12, 12, 384, 128
source, axes, target = sys.argv[1:4]

published = load(source).graph
arrays = {each.name: numpy_helper.to_array(each) for each in published.initializer}
# The matrices have no names of their own there: they are known by the products that they stand in.
for product in published.node:
    if product.op_type == 'MatMul' and product.input[1] in arrays:
        arrays[product.name.strip('/').replace('/', '.').replace('MatMul', 'weight')] = arrays[product.input[1]]
def weight(name):
    assert arrays[name].dtype == np.float32, name
    return arrays[name]

nodes, constants, count = [], [], 0
def constant(array):
    name = f'c{len(constants)}'
    constants.append(numpy_helper.from_array(np.ascontiguousarray(array), name))
    return name
def node(op, *inputs, domain='', **attributes):
    global count
    count += 1
    nodes.append(helper.make_node(op, inputs, [f'v{count}'], domain=domain, **attributes))
    return f'v{count}'
def quantized(array, axis):
    scale = np.abs(array).max(axis=axis, keepdims=True) / 127
    return np.round(array / scale).astype(np.int8), scale.astype(np.float32)
def dense(x, kernel, bias):
    values, scale = quantized(kernel, 0)
    return node('DynamicQuantizeMatMul', x, constant(values), constant(scale.ravel()), '', constant(bias), domain='com.microsoft')
def norm(x, name):
    return node('LayerNormalization', x, constant(weight(f'{name}.weight')), constant(weight(f'{name}.bias')), axis=-1, epsilon=1e-12)

words, scales = quantized(weight('embeddings.word_embeddings.weight'), 1)
places = weight('embeddings.position_embeddings.weight')[:TOKENS] + weight('embeddings.token_type_embeddings.weight')[0]
length = node('Shape', 'input_ids', start=1, end=2)
embedded = node('Mul', node('Cast', node('Gather', constant(words), 'input_ids'), to=TensorProto.FLOAT), node('Gather', constant(scales), 'input_ids'))
placed = node('Slice', constant(places), constant(np.array([0])), length, constant(np.array([0])))
x = norm(node('Add', embedded, placed), 'embeddings.LayerNorm')

apart = constant(np.array([0, 0, 3 * HEADS, WIDTH // HEADS]))
whole = constant(np.array([0, 0, WIDTH]))
root = constant(np.array((WIDTH // HEADS) ** -0.5, np.float32))
for layer in range(LAYERS):
    at = f'encoder.layer.{layer}'
    parts = [f'{at}.attention.self.{name}' for name in ('query', 'key', 'value')]
    kernel = np.concatenate([weight(f'{part}.weight') for part in parts], 1)
    asked = dense(x, kernel, np.concatenate([weight(f'{part}.bias') for part in parts]))
    heads = node('Transpose', node('Reshape', asked, apart), perm=[0, 2, 1, 3])
    query, key, value = (node('Slice', heads, constant(np.array([n * HEADS])), constant(np.array([(n + 1) * HEADS])), constant(np.array([1]))) for n in range(3))
    shares = node('Softmax', node('Mul', node('MatMul', query, node('Transpose', key, perm=[0, 1, 3, 2])), root), axis=-1)
    attended = node('Reshape', node('Transpose', node('MatMul', shares, value), perm=[0, 2, 1, 3]), whole)
    joined = dense(attended, weight(f'{at}.attention.output.dense.weight'), weight(f'{at}.attention.output.dense.bias'))
    x = norm(node('Add', joined, x), f'{at}.attention.output.LayerNorm')
    widened = node('Gelu', dense(x, weight(f'{at}.intermediate.dense.weight'), weight(f'{at}.intermediate.dense.bias')), domain='com.microsoft')
    narrowed = dense(widened, weight(f'{at}.output.dense.weight'), weight(f'{at}.output.dense.bias'))
    x = norm(node('Add', narrowed, x), f'{at}.output.LayerNorm')
first = node('Squeeze', node('Gather', x, constant(np.array([0])), axis=1), constant(np.array([1])))
shared, *principal = np.load(axes)
own = node('Sub', node('LpNormalization', first, axis=-1, p=2), constant(shared))
turned = node('MatMul', own, constant(np.array(principal).T))
nodes.append(helper.make_node('LpNormalization', [turned], ['vectors'], axis=-1, p=2))

graph = helper.make_graph(
    nodes, 'bge-small-en-v1.5',
    [helper.make_tensor_value_info('input_ids', TensorProto.INT64, ['sentences', 'tokens'])],
    [helper.make_tensor_value_info('vectors', TensorProto.FLOAT, ['sentences', WIDTH])],
    constants)
model = helper.make_model(graph, ir_version=10, opset_imports=[helper.make_opsetid('', 18), helper.make_opsetid('com.microsoft', 1)])
checker.check_model(model)
save(model, target)
