import { type Classes, openClasses } from './classes.ts'
import { writtenRecognizer } from './dangers.ts'
import { dimensions } from './encoder-files.ts'
import { readLearned } from './learned.ts'
import { type Nearest, openNearest } from './nearest.ts'
import type { Sample } from './recognizer.ts'

/** What was learned of the things people ask: which theme it is about, who is asking, and which known thing is asked outright. */
export type LearnedRequests = {
  readonly themes: Classes
  readonly roles: Classes
  readonly asked: Nearest
  /** How likely a sentence asks for what is refused, 0 to 1. */
  readonly refused: (sample: Sample) => number
}

/** Wording tells who is asking better than meaning does; the themes have their own search by words. */
export const placesOfWording = { themes: 0, roles: 8192 } as const

/** Opens what was learned. @throws when it is not there */
export const openRequests = (): LearnedRequests =>
  writtenRequests({
    themes: readLearned('themes'),
    roles: readLearned('roles'),
    asked: readLearned('asked'),
    refused: readLearned('refused'),
  })

/** Opens what `learn` wrote. */
export function writtenRequests(
  files: Readonly<Record<'themes' | 'roles' | 'asked' | 'refused', string>>,
): LearnedRequests {
  const { kept } = JSON.parse(files.asked) as { kept: Parameters<typeof openNearest>[0] }
  return {
    themes: openClasses(files.themes),
    roles: openClasses(files.roles),
    asked: openNearest(kept, dimensions),
    refused: writtenRecognizer(files.refused),
  }
}
