const digitsForLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  '!': 'i',
  $: 's',
}

/** Cyrillic and Greek letters that look like Latin ones. */
const twins: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ο: 'o',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ε: 'e',
}
/** As people type them in haste; `ill` and `id` are words of their own. */
const contractions: Record<string, string> = {
  im: "i'm",
  ive: "i've",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  youre: "you're",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  cannot: "can't",
  couldnt: "couldn't",
  wont: "won't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  hasnt: "hasn't",
  havent: "haven't",
  thats: "that's",
  theres: "there's",
  whats: "what's",
  wanna: 'want to',
  gonna: 'going to',
  tommorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tomorow: 'tomorrow',
  tmrw: 'tomorrow',
  tonite: 'tonight',
  suiside: 'suicide',
}
const contracted = new RegExp(`\\b(?:${Object.keys(contractions).join('|')})\\b`, 'g')

/**
 * A text as it is read for danger: lower case, straight quotes, one space, no accents and nothing invisible; letters
 * spelt apart are joined and digits that stand for letters inside a word are letters, since people hide what they mean.
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .toLowerCase()
    .replace(/\p{L}+/gu, untwinned)
    .replace(/(?<=\p{L})[013457@$!]+(?=\p{L})/gu, (run) => run.replace(/./g, (each) => digitsForLetters[each] ?? each))
    .replace(/(?<=^|\s)(?:\p{L}[\s.\-_*]+){3,}\p{L}(?=$|[\s.,!?])/gu, joinSpelled)
    .replace(/(?<=\p{L})[*_]+(?=\p{L})/gu, '')
    .replace(contracted, (word) => contractions[word] ?? word)
    .replace(/\s+/g, ' ')
    .trim()
}

/** A word of Latin letters and their twins in Latin letters alone; one in another script is left. */
const untwinned = (word: string): string =>
  /[a-z]/.test(word) ? word.replace(/[^a-z]/gu, (letter) => twins[letter] ?? letter) : word

/** "k i l l  m y s e l f" is "kill myself": single letters are one word, a wider gap begins the next. */
const joinSpelled = (run: string): string =>
  run
    .split(/\s{2,}/)
    .map((word) => word.replace(/[\s.\-_*]+/g, ''))
    .join(' ')
