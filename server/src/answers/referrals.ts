import type { Helper } from '@lampstand/content/schemas'
import { pickOne } from '../rotation.ts'

/** Ways to name each kind of person, with what they are good for. */
const names: Record<Helper, readonly string[]> = {
  pastor: [
    'a pastor, priest or chaplain, who will keep it to themselves and pray with you',
    'someone who leads your church and has heard harder things',
    'a chaplain or minister with an hour to spare',
  ],
  friend: [
    'a friend who has nothing to do with your work',
    'the friend who knows how you sound when something is wrong',
    'one person outside who need not take a side there',
  ],
  mentor: [
    'someone older in your trade, who has probably stood where you stand',
    'a person who did this work well for thirty years',
    'an experienced colleague from another department',
  ],
  counsellor: [
    'a counselor, trained for what does not go away by itself',
    'a therapist, in confidence',
    'the counseling line of your health plan or employer',
  ],
  doctor: [
    'your doctor, who can tell what your body is saying',
    'a doctor, before it becomes your normal',
    'your family doctor, with the plain truth about the last weeks',
  ],
  hr: [
    'human resources, who know the procedure and work for your employer',
    'the HR department, in writing, remembering whom it serves',
    'human resources, with someone you trust beside you',
  ],
  union: [
    'a union or staff representative, who need not be neutral',
    'your union, who know the agreement',
    'a shop steward or staff representative',
  ],
  lawyer: [
    'an employment lawyer or a legal aid office',
    'someone who gives legal advice, and can say what the law allows where you live',
    'a lawyer, before anything is signed',
  ],
  police: [
    'the police, who are there for threats at work as much as anywhere',
    'the police, if anybody is in danger',
    'the police, for everything that would be a crime in the street as well',
  ],
  authority: [
    'the labor department or the regulator of your trade',
    'an ombudsman or the equal employment office, often without giving your name',
    'the authority that looks into such things from outside',
  ],
  'money-adviser': [
    'a nonprofit credit counselor or debt adviser',
    'a free debt adviser, before anybody else sets the terms',
    'someone at a nonprofit who sorts out bills for a living',
  ],
}

const openings = [
  'You need not carry this alone. Think of',
  'Bring someone in:',
  'There are people for this, such as',
  'Take this further than a screen, to',
  'Somebody else belongs at this table:',
]

/** A sentence that sends somebody to people; other words for a repeated request. */
export function referralSentence(people: readonly Helper[], repeats: number): string {
  const [first, second] = repeats % 2 === 0 ? people : people.toReversed()
  if (!first) return ''
  const one = pickOne(names[first], repeats)
  return `${pickOne(openings, repeats)} ${second ? `${one}; and ${pickOne(names[second], repeats + 1)}` : one}.`
}
