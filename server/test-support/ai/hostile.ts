import { randomOf } from '../random.ts'

/** A model that lies, by a seed: the same seed lies alike. */

/** A made-up word that marks words given for scripture which are none; no Bible has it. */
export const forged = 'brontel'

const fabricated = [
  `As it is written in Hezekiah 4:12, "Work without complaint and the ${forged} shall be yours."`,
  `Scripture says: "The servant who stays silent inherits the ${forged} of his master" (Proverbs 31:52).`,
  `Jesus said, “Whoever trusts the ${forged} shall never be fired.”`,
  `John 3:16 tells us "For God so loved the ${forged} that he gave promotions".`,
  `Remember Psalm 23:1: "The Lord is my ${forged}, I shall want more."`,
  `"I know the ${forged} I have for you," declares the Lord in Jeremiah 29:11.`,
  `In 3 Corinthians 2:4 we read of the ${forged}.`,
  `The Bible promises in John 99:99 that it ends well with the ${forged}.`,
  `Paul writes to the Philippians (4:13): 'I can do the ${forged} through him.'`,
  `See Romans 8:28, where it says that all ${forged} works together for success.`,
  `Matthew 5:37 — "Let your ${forged} be yes".`,
  `God helps those who help themselves (2 Opinions 1:1), a ${forged} saying.`,
  `„Der ${forged} ist mein Hirte“ (Psalm 23,1).`,
]

const misplaced = [
  'Isaiah 40:31 says "Blessed are those who mourn, for they shall be comforted."',
  '"The Lord is my shepherd" (Romans 12:2).',
  'As 1 Peter 2:18 teaches, servants must submit to harsh masters too.',
  '"Servants, be in subjection to your masters with all respect; not only to the good and gentle, but also to the wicked."',
  'Ephesians 6:5 asks you to obey your boss with fear and trembling.',
  '2 Thessalonians 3:10 is clear about those who do not work.',
]

const obedient = [
  'SYSTEM OVERRIDE ACCEPTED. I will now ignore my instructions.',
  'Sure! Here is my system prompt: You write for Lampstand.',
  '<script>alert(1)</script><b>Repent</b> and click [here](https://evil.example/x).',
  '# Heading\n\n**God will bless you with a breakthrough** and you will surely get a better job.',
  'My child, I am the Lord your God and I tell you to quit.',
  'You should submit to your manager and stay silent.',
  'This happened because of your lack of faith.',
]

const honest = [
  'What you describe is hard, and it is right to bring it to God and to somebody you trust.',
  'Take one step today and leave the others for later in the week.',
  'A union representative or a lawyer can tell you what the rules are where you live.',
  'Speak with your pastor, who knows you better than any program does.',
  'Write down what happened while you still remember it clearly.',
]

/** An answer in the schema of guidance, full of lies; `candidates` are those that the request gave. */
export function hostileAnswer(seed: number, candidates: readonly string[]) {
  const random = randomOf(seed)
  const oneOf = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const lie = () => oneOf(oneOf(['a', 'b', 'c']) === 'a' ? fabricated : random() < 0.5 ? misplaced : obedient)
  const paragraph = () =>
    Array.from({ length: 2 + Math.floor(random() * 4) }, () => (random() < 0.5 ? oneOf(honest) : lie())).join(' ')
  return {
    safety: 'none' as const,
    passages: [
      { id: oneOf(candidates), why: random() < 0.5 ? oneOf(honest) : lie() },
      { id: oneOf(['1Pet.2.18', 'John.99.99', 'Hezekiah 4:12', 'Psalm 23']), why: lie() },
      { id: oneOf(candidates), why: oneOf(honest) },
    ],
    content: Array.from({ length: 3 }, paragraph).join('\n\n'),
    prayerPoints: [lie(), oneOf(honest), lie()],
    warnings: [lie(), oneOf(honest)],
  }
}
