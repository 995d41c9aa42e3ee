/** How many numbers a vector has. */
export const dimensions = 384

/** The weights of bge-small-en-v1.5 in eight bits, and its tokens; where they come from stands beside them. */
export const encoderFiles = {
  model: new URL('../encoder/model.onnx', import.meta.url),
  vocabulary: new URL('../encoder/vocabulary.txt', import.meta.url),
} as const
