import { readFileSync } from 'node:fs'

/**
 * Where `npm run learn` keeps what it learned: part of the repository, loaded and never learned when the program starts.
 * `digest` tells what it was learned from.
 */
export const learnedFile = (name: LearnedName): URL => new URL(`../learned/${name}.json`, import.meta.url)

export const learnedNames = ['themes', 'roles', 'asked', 'refused', 'dangers', 'alarm', 'unrelated'] as const
export type LearnedName = (typeof learnedNames)[number]

/** A file of what was learned. @throws when there is none */
export const readLearned = (name: LearnedName): string => readFileSync(learnedFile(name), 'utf8')

/** Numbers as text, in sixteen bits each: half the size, and no answer differs. */
export function packed(values: ArrayLike<number>): string {
  const halves = Float16Array.from(values)
  return Buffer.from(halves.buffer, halves.byteOffset, halves.byteLength).toString('base64')
}

export function unpacked(text: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64'))
  return Float32Array.from(new Float16Array(bytes.buffer))
}

/** Whole numbers from -128 to 127 as text. */
export const packedBytes = (values: readonly number[]): string =>
  Buffer.from(Int8Array.from(values).buffer).toString('base64')

export const unpackedBytes = (text: string): Int8Array => Int8Array.from(Buffer.from(text, 'base64'))
