import { lampDrawing } from './lamp-mark.tsx'
import { quoted } from './quoted.ts'
import type { Quotation } from './read-in-context.tsx'
import { type SetText, setText } from './share-layout.ts'
import type { Theme } from './theme.ts'
import { type TokenValues, tokensIn } from './token-values.ts'
import css from './tokens.css?raw'

/** In pixels, as upright pictures are shown where people share them. */
export const pictureSize = { width: 1080, height: 1350 }

const margin = 116
const frame = 44
const smallest = 34
const largest = 92
const lineHeight = 1.4
/** Between the rule above the words, the words, and where they stand. */
const gap = 62
const referenceSize = 44
const translationSize = 28
/** What the block of words may not reach: the foot with the mark. */
const foot = 210

const measure = pictureSize.width - 2 * margin
const caption = gap + referenceSize + 16 + translationSize
const bounds = {
  width: measure,
  height: pictureSize.height - margin - foot - gap - caption,
  largest,
  smallest,
  lineHeight,
}

const papers = tokensIn(css)
const { 'font-serif': serif = 'serif', 'font-sans': sans = 'sans-serif' } = papers.light

/**
 * Draws a verse with its place as a picture, its words as large as they fit.
 * @returns false for a passage that is too long to be read in a picture; then nothing is drawn
 * @throws Error where the browser cannot draw
 */
export async function drawPicture(canvas: HTMLCanvasElement, verse: Quotation, paper: Theme): Promise<boolean> {
  const text = quoted(verse.text)
  await fontsFor(text)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const widthOf = (words: string) => {
    context.font = `400 100px ${serif}`
    return context.measureText(words).width / 100
  }
  const set = setText(text, bounds, widthOf)
  if (!set) return false
  Object.assign(canvas, pictureSize)
  const colours = papers[paper]
  drawPaper(context, colours)
  drawWords(context, colours, verse, set, widthOf)
  drawFoot(context, colours)
  return true
}

/** A face is fetched when something is drawn in it, and that is too late. One that does not come is stood in for. */
const fontsFor = (text: string) =>
  Promise.all([
    document.fonts.load(`400 ${largest}px ${serif}`, text),
    document.fonts.load(`400 ${translationSize}px ${sans}`),
  ]).catch(() => undefined)

type Draws<Rest extends unknown[] = []> = (
  context: CanvasRenderingContext2D,
  colours: TokenValues,
  ...rest: Rest
) => void

const drawPaper: Draws = (context, { bg = '', line = '' }) => {
  const { width, height } = pictureSize
  context.fillStyle = bg
  context.fillRect(0, 0, width, height)
  context.strokeStyle = line
  context.lineWidth = 2
  context.strokeRect(frame, frame, width - 2 * frame, height - 2 * frame)
}

const drawWords: Draws<[Quotation, SetText, (words: string) => number]> = (
  context,
  { ink = '', brand = '', muted = '', lamp = '' },
  { reference, translation },
  { size, lines },
  widthOf,
) => {
  const height = lines.length * size * lineHeight
  const top = margin + (bounds.height - height) / 2
  const hang = lines[0]?.startsWith('“') ? widthOf('“') * size : 0
  context.fillStyle = lamp
  context.fillRect(margin, top, 72, 3)
  context.textBaseline = 'alphabetic'
  context.fillStyle = ink
  context.font = `400 ${size}px ${serif}`
  for (const [index, line] of lines.entries()) {
    context.fillText(line, margin - (index === 0 ? hang : 0), top + gap + index * size * lineHeight + size)
  }
  const below = top + gap + height + gap
  context.fillStyle = brand
  context.font = `400 ${referenceSize}px ${serif}`
  context.fillText(reference, margin, below + referenceSize / 2, measure)
  context.fillStyle = muted
  context.font = `400 ${translationSize}px ${sans}`
  context.fillText(translation, margin, below + referenceSize / 2 + 16 + translationSize, measure)
}

const drawFoot: Draws = (context, { muted = '', flame = '', brand = '' }) => {
  const mark = 46
  const top = pictureSize.height - frame - 60 - mark
  context.save()
  context.translate(margin - 8, top)
  context.scale(mark / 32, mark / 32)
  context.fillStyle = flame
  context.fill(new Path2D(lampDrawing.flame))
  context.fillStyle = brand
  context.fill(new Path2D(lampDrawing.bowl))
  context.strokeStyle = brand
  context.lineWidth = 2
  context.lineCap = 'round'
  context.stroke(new Path2D(lampDrawing.stand))
  context.restore()
  context.fillStyle = muted
  context.font = `400 32px ${serif}`
  context.fillText('Lampstand', margin + mark + 4, top + mark - 12)
}
