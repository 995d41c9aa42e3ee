import type { GuidanceKind } from '@lampstand/contract/guidance'

type KindTexts = {
  tab: string
  /** Heads the answer. */
  title: string
  /** What the request is asked for as. */
  question: string
  hint: string
  /** A prayer is not broken off by a passage. */
  begins: 'lead' | 'prose'
}

/** The six kinds of guidance as the page offers them, in this order. */
export const kindTexts: Record<GuidanceKind, KindTexts> = {
  workplace: {
    tab: 'Workplace',
    title: 'Workplace Guidance',
    question: 'What are you facing at work?',
    hint: 'Describe the situation as you would to a friend. Names are not needed.',
    begins: 'lead',
  },
  scripture: {
    tab: 'Scripture',
    title: 'Scripture Guidance',
    question: 'What should Scripture speak to?',
    hint: 'A question, a worry or a task: you get passages, and how to read them.',
    begins: 'lead',
  },
  prayer: {
    tab: 'Prayer',
    title: 'A Prayer',
    question: 'What would you like to pray about?',
    hint: 'You get a prayer for this moment, to pray aloud.',
    begins: 'prose',
  },
  devotional: {
    tab: 'Devotional',
    title: 'A Devotional',
    question: 'What should the devotional be about?',
    hint: 'A short time of reflection on one passage and your own day.',
    begins: 'lead',
  },
  ethical: {
    tab: 'Ethical',
    title: 'Ethical Guidance',
    question: 'What decision are you weighing?',
    hint: 'What you are asked to do, by whom, and what troubles you about it.',
    begins: 'lead',
  },
  encouragement: {
    tab: 'Encouragement',
    title: 'Encouragement',
    question: 'What is weighing on you?',
    hint: 'No advice unless you ask for it.',
    begins: 'lead',
  },
}
