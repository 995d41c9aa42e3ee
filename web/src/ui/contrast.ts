/**
 * The contrast of two colours as WCAG 2 reckons it, from 1 to 21.
 * @param first and `second` as tokens.css writes them: `oklch(lightness chroma hue)`, opaque
 * @throws Error for anything else
 */
export function contrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [, l, c, h] = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(colour)?.map(Number) ?? []
  if (l === undefined || c === undefined || h === undefined) throw new Error(`no OKLCH color: ${colour}`)
  const angle = (h * Math.PI) / 180
  const [red, green, blue] = linearOf(l, c * Math.cos(angle), c * Math.sin(angle))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Linear sRGB, as a screen shows it: rounded to the steps of eight bits, from 0 to 1. https://bottosson.github.io/posts/oklab/ */
function linearOf(l: number, a: number, b: number): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    asShown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    asShown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    asShown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]
}

function asShown(linear: number): number {
  const inRange = Math.min(1, Math.max(0, linear))
  const encoded = inRange <= 0.0031308 ? 12.92 * inRange : 1.055 * inRange ** (1 / 2.4) - 0.055
  const step = Math.round(encoded * 255) / 255
  return step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4
}
