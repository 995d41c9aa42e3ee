import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const packages = createRequire(import.meta.url)
const folder = new URL('../src/ui/fonts/.build/', import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const punctuation = '\u00a0\u200a‘’“”–—…·×©'

const faces = [
  {
    file: 'source-serif.woff2',
    source: '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff2',
    options: {},
  },
  {
    file: 'figtree.woff2',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
]

/** Cuts the two faces down to the characters that the product is written in; again only after this file has changed. */
export async function cutFonts() {
  mkdirSync(folder, { recursive: true })
  const recipeChanged = timeOf(new URL(import.meta.url))
  const stale = faces.filter(({ file }) => timeOf(new URL(file, folder)) < recipeChanged)
  for (const { file, source, options } of stale) {
    const whole = readFileSync(packages.resolve(source))
    const subset = await subsetFont(whole, ascii + punctuation, { targetFormat: 'woff2', noHinting: true, ...options })
    writeFileSync(new URL(file, folder), subset)
  }
}

/** When a file was written, in milliseconds; 0 for one that is not there. */
const timeOf = (file: URL) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Has the fonts cut before Vite looks for them, in development and build alike. */
export const fonts = (): Plugin => ({ name: 'lampstand-fonts', config: cutFonts })
