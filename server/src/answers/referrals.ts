import type { Helper } from '@lampstand/content/schemas'
import { pickOne } from '../rotation.ts'

/** Ways to name each kind of person, with what they are good for. */
const names: Record<Helper, readonly string[]> = {
  pastor: [
    'a pastor, priest or chaplain, who can keep a confidence and pray with you',
    'someone at your church who has heard harder things',
    'a pastor or priest who has time to listen',
  ],
  friend: [
    'a friend who has nothing to do with your work',
    'the friend who can tell how you really are',
    "one person outside work who doesn't have to take sides",
  ],
  mentor: [
    'someone older in your line of work who has been there',
    'someone who has done this kind of work well for a long time',
    "an experienced person in your field who isn't part of this",
  ],
  counsellor: [
    'a counselor, who is trained for this',
    'a therapist, in confidence',
    'the counseling line that comes with your job or health plan, if there is one',
  ],
  doctor: [
    'your doctor, who can look into what your body is telling you',
    'a doctor, before this starts to feel normal',
    'your family doctor, with the plain truth about the last few weeks',
  ],
  hr: [
    'human resources, who know the procedure, though they work for your employer',
    'HR, in writing, since HR works for the company',
    'human resources, with someone you trust beside you',
  ],
  union: [
    'a union rep, who is there to take your side',
    'your union, if you have one, since they know the contract',
    'a shop steward or union rep, if your workplace has one',
  ],
  lawyer: [
    'an employment lawyer or a legal aid office',
    'a lawyer or legal clinic, who can say what the law allows where you live',
    'a lawyer, before you sign anything',
  ],
  police: [
    'the police, who are there for threats at work as much as anywhere',
    'the police, if anyone is in danger',
    'the police, if it would be a crime out on the street too',
  ],
  authority: [
    'the labor department, or the agency that regulates your trade',
    'an ombudsman or the equal employment office, often without giving your name',
    'the outside agency that looks into things like this',
  ],
  'money-adviser': [
    'a nonprofit credit counselor, or 211 in the United States to find one',
    'a nonprofit credit counselor, before you agree to anything',
    'someone at a nonprofit who helps people sort out their bills',
  ],
}

const openings = [
  "You don't have to carry this alone. You could talk to",
  'It may help to bring someone in:',
  'There are people for this, such as',
  'If you can, talk it over with',
  "You don't have to figure this out by yourself. Try",
]

/** A sentence that sends somebody to people; other words for a repeated request. */
export function referralSentence(people: readonly Helper[], repeats: number): string {
  const [first, second] = repeats % 2 === 0 ? people : people.toReversed()
  if (!first) return ''
  const one = pickOne(names[first], repeats)
  return `${pickOne(openings, repeats)} ${second ? `${one}; and ${pickOne(names[second], repeats + 1)}` : one}.`
}
