import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { learnAlarm } from './src/alarm.ts'
import { alarmFile, dangerClasses, dangersFile, openDangers, writeAlarm } from './src/dangers.ts'
import { type Encode, loadEncoder } from './src/encoder.ts'
import { learnMeaning, meaningEdition, meaningFile, openMeaning, writeMeaning } from './src/meaning.ts'

type Themes = Parameters<typeof learnMeaning>[0]
type Safety = Parameters<typeof openDangers>[1]

/** Learns themes and dangers by the sentence encoder and writes them down; does nothing when that is up to date. */
export async function buildMeaning(themes: Themes, safety: Safety): Promise<void> {
  if (openMeaning(themes) && openDangers(themes, safety)) return
  const encode = eachOnce(await loadEncoder())
  await learn(themes, meaningFile, encode)
  const classes = dangerClasses(themes, safety)
  await learn(classes, dangersFile, encode)
  const crises = safety.filter(({ danger }) => danger !== null)
  const others = [...safety.filter(({ danger }) => danger === null), ...themes.filter(({ id }) => !dangerous.has(id))]
  const vectorsOf = (lists: readonly { phrasings: readonly string[] }[]) =>
    encode(lists.flatMap(({ phrasings }) => phrasings))
  const alarm = learnAlarm(await vectorsOf(crises), await vectorsOf(others))
  save(alarmFile, writeAlarm(meaningEdition(classes), alarm))
}

/** Themes of whose phrasings some speak of danger themselves. */
const dangerous = new Set(['harassment', 'dangerous-work', 'abusive-manager'])

async function learn(classes: Themes, file: URL, encode: Encode) {
  const learned = await learnMeaning(classes, encode)
  save(file, writeMeaning(meaningEdition(classes), learned))
}

function save(file: URL, text: string) {
  mkdirSync(new URL('.', file), { recursive: true })
  const unfinished = new URL(`${file.href}.${process.pid}`)
  writeFileSync(unfinished, text)
  renameSync(unfinished, file)
}

/** Both are learned from the phrasings of the themes, which take long to encode. */
function eachOnce(encode: Encode): Encode {
  const known = new Map<string, Float32Array>()
  return async (sentences) => {
    const unknown = sentences.filter((sentence) => !known.has(sentence))
    const vectors = unknown.length > 0 ? await encode(unknown) : []
    for (const [at, sentence] of unknown.entries()) known.set(sentence, vectors[at] ?? new Float32Array())
    return sentences.map((sentence) => known.get(sentence) ?? new Float32Array())
  }
}
