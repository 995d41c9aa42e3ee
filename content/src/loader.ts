import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import {
  QuestionEntry,
  RefusalEntry,
  RequestsEntry,
  RoleEntry,
  SayingEntry,
  TomorrowEntry,
  VariantEntry,
} from './answer-schemas.ts'
import { BibleTable } from './bible-schemas.ts'
import { ForeignPhrases, LanguageEntry } from './language-schemas.ts'
import { HabitEntry, LiturgyEntry, ReminderTexts } from './practice-schemas.ts'
import { ClassPhrases, CrisisEntry, Helplines, PhraseSet, SafetyEntry, WordLists } from './safety-schemas.ts'
import {
  ChallengeEntry,
  DenyTable,
  DevotionEntry,
  GeneralEntry,
  MorningEntry,
  PassageEntry,
  PrayerEntry,
  SituationEntry,
  ThemeEntry,
} from './schemas.ts'

/** Everything authored that the product offers; each list in the order of its file names. */
export type Content = {
  readonly themes: readonly ThemeEntry[]
  readonly passages: readonly PassageEntry[]
  readonly challenges: readonly ChallengeEntry[]
  readonly habits: readonly HabitEntry[]
  readonly liturgies: readonly LiturgyEntry[]
  readonly deny: DenyTable
  readonly situations: readonly SituationEntry[]
  readonly devotions: readonly DevotionEntry[]
  readonly prayers: readonly PrayerEntry[]
  readonly mornings: Mornings
  readonly reminders: Readonly<Record<'midday reflection' | 'afternoon guidance' | 'evening thanks', ReminderTexts>>
  readonly questions: readonly QuestionEntry[]
  readonly refusals: readonly RefusalEntry[]
  readonly sayings: readonly SayingEntry[]
  /** Who, where, how many: what is told of the Bible itself. */
  readonly bible: BibleTable
  /** Situations told to somebody in another role than their own. */
  readonly variants: readonly VariantEntry[]
  /** What is said to a role in any situation that is not told for it. */
  readonly roles: readonly RoleEntry[]
  readonly tomorrow: readonly TomorrowEntry[]
  /** What people ask, by theme and role. */
  readonly requests: readonly RequestsEntry[]
  readonly crises: readonly CrisisEntry[]
  readonly general: GeneralEntry
  readonly helplines: Helplines
  readonly safety: readonly SafetyEntry[]
  /** By what words the kind of a moment is known. */
  readonly classPhrases: readonly ClassPhrases[]
  /** By what words danger is read. */
  readonly phrases: {
    readonly sets: readonly PhraseSet[]
    readonly lists: WordLists
    /** By what words in other languages than English. */
    readonly foreign: readonly ForeignPhrases[]
  }
  /** What is said in other languages than English. */
  readonly languages: readonly LanguageEntry[]
}

/** Texts of the morning routine by its steps. */
export type Mornings = Readonly<Record<'welcome' | 'prayer' | 'intentions' | 'review', readonly MorningEntry[]>>

/** A content file that cannot be used; the message names the file and the fault. */
export class ContentFault extends Error {
  constructor(file: string, fault: string) {
    super(`content/${file}: ${fault}`)
    this.name = 'ContentFault'
  }
}

/** Reads and parses all content files under `folder`. Throws ContentFault at the first that is not as its schema says. */
export function loadContent(folder: URL = new URL('../', import.meta.url)): Content {
  const situations = readFolder(folder, 'situations', SituationEntry)
  const requests = readFolder(folder, 'requests', RequestsEntry)
  const morning = (step: keyof Mornings) => readEntry(folder, `mornings/${step}.json`, z.array(MorningEntry))
  return {
    themes: readFolder(folder, 'themes', ThemeEntry).map((theme) => withPhrasings(theme, situations, requests)),
    passages: readFolder(folder, 'passages', PassageEntry),
    challenges: readFolder(folder, 'challenges', ChallengeEntry),
    habits: readFolder(folder, 'habits', HabitEntry),
    bible: readBible(folder),
    liturgies: readFolder(folder, 'liturgies', LiturgyEntry),
    deny: readEntry(folder, 'deny.json', DenyTable),
    situations,
    devotions: readFolder(folder, 'devotions', DevotionEntry),
    prayers: readFolder(folder, 'prayers', PrayerEntry),
    mornings: {
      welcome: morning('welcome'),
      prayer: morning('prayer'),
      intentions: morning('intentions'),
      review: morning('review'),
    },
    reminders: {
      'midday reflection': readEntry(folder, 'reminders/midday-reflection.json', ReminderTexts),
      'afternoon guidance': readEntry(folder, 'reminders/afternoon-guidance.json', ReminderTexts),
      'evening thanks': readEntry(folder, 'reminders/evening-thanks.json', ReminderTexts),
    },
    questions: readFolder(folder, 'questions', QuestionEntry),
    refusals: readFolder(folder, 'refusals', RefusalEntry),
    sayings: readFolder(folder, 'sayings', SayingEntry),
    variants: readFolder(folder, 'variants', VariantEntry),
    roles: readFolder(folder, 'roles', RoleEntry),
    tomorrow: readFolder(folder, 'tomorrow', TomorrowEntry),
    requests,
    crises: readFolder(folder, 'crises', CrisisEntry),
    general: readEntry(folder, 'general.json', GeneralEntry),
    helplines: readEntry(folder, 'helplines.json', Helplines),
    safety: readFolder(folder, 'safety', SafetyEntry),
    classPhrases: readFolder(folder, 'safety/classes', ClassPhrases),
    phrases: {
      sets: readFolder(folder, 'safety/phrases', PhraseSet),
      lists: readEntry(folder, 'safety/lists/people.json', WordLists),
      foreign: readFolder(folder, 'safety/languages', ForeignPhrases),
    },
    languages: readFolder(folder, 'languages', LanguageEntry),
  }
}

/** A theme is told by its own phrasings, by those of its situation and by what people ask. */
function withPhrasings(
  theme: ThemeEntry,
  situations: readonly SituationEntry[],
  requests: readonly RequestsEntry[],
): ThemeEntry {
  const told = situations.filter((each) => each.theme === theme.id).flatMap(({ phrasings }) => phrasings)
  const asked = requests
    .filter((each) => each.theme === theme.id)
    .flatMap((each) => Object.values(each.requests).flat())
  return { ...theme, phrasings: [...theme.phrasings, ...told, ...asked] }
}

/** Reads a deployer's own list of help lines. Throws ContentFault naming the file and the fault. */
export function readHelplines(path: string): Helplines {
  return readEntry(pathToFileURL('/'), pathToFileURL(path).pathname, Helplines)
}

function readBible(folder: URL): BibleTable {
  const { people, places, numbers, passages, writings, topics, books, speakers } = BibleTable.shape
  return {
    people: readEntry(folder, 'bible/people.json', people),
    places: readEntry(folder, 'bible/places.json', places),
    numbers: readEntry(folder, 'bible/numbers.json', numbers),
    passages: readEntry(folder, 'bible/passages.json', passages),
    writings: readEntry(folder, 'bible/writings.json', writings),
    topics: readEntry(folder, 'bible/topics.json', topics),
    books: readEntry(folder, 'bible/books.json', books),
    speakers: readEntry(folder, 'bible/speakers.json', speakers),
  }
}

function readFolder<Schema extends z.core.$ZodType>(folder: URL, kind: string, schema: Schema): z.output<Schema>[] {
  const names = readdirSync(new URL(`${kind}/`, folder)).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => readEntry(folder, `${kind}/${name}`, schema))
}

function readEntry<Schema extends z.core.$ZodType>(folder: URL, file: string, schema: Schema): z.output<Schema> {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
  } catch (error) {
    throw new ContentFault(file, error instanceof Error ? error.message : String(error))
  }
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'the entry'}: ${issue.message}`)
  throw new ContentFault(file, faults.join('; '))
}
