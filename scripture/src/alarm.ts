/** A logistic regression: how likely a sentence with this vector is one of danger. */
export type Alarm = { readonly weights: ArrayLike<number>; readonly offset: number }

const rounds = 400
const pace = 8
const momentum = 0.9
/** Draws the weights towards nothing, so that one odd sentence does not carry them away. */
const decay = 1e-4

/** Learns to tell sentences of danger from all others; both kinds weigh the same, however many there are. Takes about 3 s. */
export function learnAlarm(danger: readonly ArrayLike<number>[], harmless: readonly ArrayLike<number>[]): Alarm {
  const size = danger[0]?.length ?? 0
  const weights = new Float64Array(size + 1)
  const steps = new Float64Array(size + 1)
  for (let round = 0; round < rounds; round++) {
    const slope = new Float64Array(size + 1)
    for (const [vectors, truth] of [
      [danger, 1],
      [harmless, 0],
    ] as const) {
      for (const vector of vectors) {
        const error = (chance(weights, vector) - truth) / (2 * vectors.length)
        for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + error * (vector[at] ?? 0)
        slope[size] = (slope[size] ?? 0) + error
      }
    }
    for (let at = 0; at <= size; at++) {
      const drawn = (slope[at] ?? 0) + (at < size ? decay * (weights[at] ?? 0) : 0)
      steps[at] = momentum * (steps[at] ?? 0) + drawn
      weights[at] = (weights[at] ?? 0) - pace * (steps[at] ?? 0)
    }
  }
  return { weights: weights.slice(0, size), offset: weights[size] ?? 0 }
}

/** 0 to 1; a half means that both are as likely. */
export const soundAlarm = ({ weights, offset }: Alarm, vector: ArrayLike<number>): number =>
  chance(weights, vector, offset)

function chance(weights: ArrayLike<number>, vector: ArrayLike<number>, offset = weights[vector.length] ?? 0): number {
  let sum = offset
  for (let at = 0; at < vector.length; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0)
  return 1 / (1 + Math.exp(-sum))
}
