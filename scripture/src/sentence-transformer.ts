import * as core from '@energetic-ai/core'

/** What is used of the tensor kernels; the package ships without the types of its own parts. */
type Tensor = { readonly shape: readonly number[]; dataSync(): Float32Array; dispose(): void }
type Product = { a: Tensor; b: Tensor; bias: Tensor; activation: 'linear' | 'relu' }
type Kernels = {
  tensor2d(values: Float32Array, shape: [number, number]): Tensor
  reshape(tensor: Tensor, shape: [number, number]): Tensor
  fused: { matMul(product: Product): Tensor }
}
const { tensor2d, reshape, fused } = core as unknown as Kernels

/** The weights of the Universal Sentence Encoder Lite by the names that its graph gives them. */
export type Weights = Readonly<Record<string, readonly Tensor[]>>

/** y = a·x + b for each row of a matrix. */
type Dense = { readonly kernel: Tensor; readonly bias: Tensor }
type Norm = { readonly scale: Float32Array; readonly bias: Float32Array }
type Layer = {
  readonly norm: Norm
  readonly queriesKeysValues: Dense
  readonly joined: Dense
  /** Makes what is carried over as wide as what is added to it; not needed where it is. */
  readonly carried: Dense | undefined
  readonly innerNorm: Norm
  readonly widened: Dense
  readonly narrowed: Dense
}

/** The encoder reads this many tokens of a sentence; the rest is left out. */
const mostTokens = 128
const heads = 4
const epsilon = 1e-6

/**
 * The forward pass of the Universal Sentence Encoder Lite (a Transformer of two layers, pre-norm; Cer et al. 2018, Vaswani
 * et al. 2017). Tokens of sentences in, a unit vector of 512 for each out. It says the same as the graph that the model
 * ships as, without the cost of walking 570 nodes for each call; the rows of a matrix are the tokens of all sentences, and
 * only attention knows where one ends. Throws a RangeError for a sentence without tokens.
 */
export function createSentenceTransformer(
  weights: Weights,
): (sentences: readonly (readonly number[])[]) => Float32Array[] {
  const named = openWeights(weights)
  const embeddings = named.values('module/Embeddings_en')
  const paces = named.values('TimingSignal/ExpandDims_1')
  const [lower, upper] = [named.layer(0), named.layer(1)]
  const last = named.dense('tanh_layer_0/weights', 'tanh_layer_0/bias')
  const width = 2 * paces.length

  /** Each token's embedding twice, and the sines and cosines of its place. */
  function embed(sentences: readonly (readonly number[])[], rows: number): Float32Array {
    const embedded = new Float32Array(rows * width)
    let row = 0
    for (const tokens of sentences) {
      for (const [place, token] of tokens.entries()) {
        const [to, from] = [row++ * width, token * width]
        for (let at = 0; at < width; at++) embedded[to + at] = 2 * (embeddings[from + at] ?? 0)
        for (const [at, pace] of paces.entries()) {
          embedded[to + at] = (embedded[to + at] ?? 0) + Math.sin(place * pace)
          embedded[to + paces.length + at] = (embedded[to + paces.length + at] ?? 0) + Math.cos(place * pace)
        }
      }
    }
    return embedded
  }

  return (sentences) => {
    const clipped = sentences.map((tokens) => tokens.slice(0, mostTokens))
    const lengths = clipped.map(({ length }) => length)
    if (lengths.includes(0)) throw new RangeError('A sentence to encode has no words.')
    const rows = lengths.reduce((sum, length) => sum + length, 0)
    const first = attendAndWiden(lower, embed(clipped, rows), lengths, rows)
    const states = plus(times(first.widened, rows, lower.narrowed), first.attentive)
    const { widened, attentive } = attendAndWiden(upper, states, lengths, rows)
    // The mean of products is the product of the mean: one row a sentence is left, not one a token.
    const narrowed = times(meansOf(widened, lengths), lengths.length, upper.narrowed)
    const meaning = times(plus(narrowed, meansOf(attentive, lengths)), lengths.length, last).map(Math.tanh)
    const size = meaning.length / lengths.length
    return lengths.map((_, index) => unit(meaning.subarray(index * size, (index + 1) * size)))
  }
}

/** All of a layer but its last step, which brings `widened` back to the width of `attentive` and adds it. */
function attendAndWiden(layer: Layer, states: Float32Array, lengths: readonly number[], rows: number) {
  const asked = times(normalized(states, rows, layer.norm), rows, layer.queriesKeysValues)
  const carried = layer.carried ? times(states, rows, layer.carried) : states
  const attentive = plus(times(attend(asked, lengths, rows), rows, layer.joined), carried)
  const widened = times(normalized(attentive, rows, layer.innerNorm), rows, layer.widened, 'relu')
  return { widened, attentive }
}

function times(
  values: Float32Array,
  rows: number,
  { kernel, bias }: Dense,
  activation: Product['activation'] = 'linear',
) {
  const a = tensor2d(values, [rows, values.length / rows])
  const product = fused.matMul({ a, b: kernel, bias, activation })
  const result = product.dataSync()
  a.dispose()
  product.dispose()
  return result
}

function plus(a: Float32Array, b: Float32Array): Float32Array {
  for (let at = 0; at < a.length; at++) a[at] = (a[at] ?? 0) + (b[at] ?? 0)
  return a
}

function normalized(values: Float32Array, rows: number, { scale, bias }: Norm): Float32Array {
  const width = scale.length
  const result = new Float32Array(values.length)
  for (let row = 0; row < rows; row++) {
    const from = row * width
    let sum = 0
    for (let at = 0; at < width; at++) sum += values[from + at] ?? 0
    const mean = sum / width
    let spread = 0
    for (let at = 0; at < width; at++) spread += ((values[from + at] ?? 0) - mean) ** 2
    const inverse = 1 / Math.sqrt(spread / width + epsilon)
    for (let at = 0; at < width; at++)
      result[from + at] = ((values[from + at] ?? 0) - mean) * inverse * (scale[at] ?? 0) + (bias[at] ?? 0)
  }
  return result
}

/** Every token looks at all tokens of its sentence. `asked`: a row a token, its query, its key and its value in turn. */
function attend(asked: Float32Array, lengths: readonly number[], rows: number): Float32Array {
  const stride = asked.length / rows
  const width = stride / 3
  const depth = width / heads
  const result = new Float32Array(rows * width)
  const shares = new Float32Array(Math.max(...lengths))
  let first = 0
  for (const length of lengths) {
    for (let row = first; row < first + length; row++) {
      for (let head = 0; head < heads; head++) {
        const query = row * stride + head * depth
        let most = -Infinity
        for (let other = 0; other < length; other++) {
          const share = dot(asked, query, (first + other) * stride + width + head * depth, depth) / Math.sqrt(depth)
          shares[other] = share
          most = Math.max(most, share)
        }
        let total = 0
        for (let other = 0; other < length; other++) total += shares[other] = Math.exp((shares[other] ?? 0) - most)
        const to = row * width + head * depth
        for (let other = 0; other < length; other++) {
          const share = (shares[other] ?? 0) / total
          const value = (first + other) * stride + 2 * width + head * depth
          for (let at = 0; at < depth; at++) result[to + at] = (result[to + at] ?? 0) + share * (asked[value + at] ?? 0)
        }
      }
    }
    first += length
  }
  return result
}

function dot(values: Float32Array, a: number, b: number, length: number): number {
  let sum = 0
  for (let at = 0; at < length; at++) sum += (values[a + at] ?? 0) * (values[b + at] ?? 0)
  return sum
}

/** The mean of the tokens of each sentence. */
function meansOf(states: Float32Array, lengths: readonly number[]): Float32Array {
  const width = states.length / lengths.reduce((sum, length) => sum + length, 0)
  const means = new Float32Array(lengths.length * width)
  let row = 0
  for (const [index, length] of lengths.entries()) {
    for (const end = row + length; row < end; row++) {
      for (let at = 0; at < width; at++)
        means[index * width + at] = (means[index * width + at] ?? 0) + (states[row * width + at] ?? 0) / length
    }
  }
  return means
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1
  return vector.map((value) => value / length)
}

function openWeights(weights: Weights) {
  function tensor(end: string): Tensor {
    const names = Object.keys(weights).filter((name) => name.endsWith(end))
    const [found] = (names.length === 1 && weights[names[0] ?? '']) || []
    if (!found) throw new Error(`The sentence encoder has not one weight named ${end}.`)
    return found
  }
  const values = (end: string) => tensor(end).dataSync()
  function dense(kernelEnd: string, biasEnd: string): Dense {
    const kernel = tensor(kernelEnd)
    const [inner = 0, outer = 0] = kernel.shape.slice(-2)
    return { kernel: reshape(kernel, [inner, outer]), bias: tensor(biasEnd) }
  }
  function layer(index: number): Layer {
    const within = `Layer_${index}/TransformerLayer`
    const part = (name: string) => `Encode/${within}/${name}`
    const norm = (name: string): Norm => ({
      scale: values(part(`${name}layer_prepostprocess/layer_norm/layer_norm_scale/ConcatPartitions/concat`)),
      bias: values(part(`${name}layer_prepostprocess/layer_norm/layer_norm_bias/ConcatPartitions/concat`)),
    })
    const attention = (name: string) =>
      dense(
        part(`MultiheadAttention/${name}/kernel/part_0`),
        part(`MultiheadAttention/${name}/bias/ConcatPartitions/concat`),
      )
    const forward = (name: string) =>
      dense(
        `TransformerStack/${within}/FFN/${name}/Tensordot/Reshape_1`,
        part(`FFN/${name}/bias/ConcatPartitions/concat`),
      )
    const carried = part('dense/kernel/ConcatPartitions/concat')
    const isCarried = Object.keys(weights).some((name) => name.endsWith(carried))
    return {
      norm: norm(''),
      queriesKeysValues: attention('qkv_transform_single'),
      joined: attention('output_transform_single'),
      carried: isCarried ? dense(carried, part('dense/bias/ConcatPartitions/concat')) : undefined,
      innerNorm: norm('FFN/'),
      widened: forward('conv1'),
      narrowed: forward('conv2'),
    }
  }
  return { values, dense, layer }
}
