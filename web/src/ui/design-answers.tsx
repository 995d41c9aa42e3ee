import type { ShownAnswer } from './answer.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerCard } from './answer-card.tsx'
import { AnswerStatus } from './answer-status.tsx'
import { sample } from './design-scripture.tsx'
import { DesignSection, Specimen } from './design-section.tsx'
import type { HelpOfRegion } from './help.ts'
import { HelpBeside } from './help-beside.tsx'
import { everywhere } from './help-lines.tsx'
import { LedBody } from './led-body.tsx'

const help: HelpOfRegion = { region: 'Everywhere', helplines: [everywhere] }

const passage = { ...sample, why: 'Why this passage was chosen stands below it.' }

const answer: ShownAnswer = {
  title: 'An answer',
  passages: [passage],
  parts: [
    { kind: 'prose', text: 'A paragraph of prose.\n\nA heading\n\n- One step.\n- Another step.' },
    { kind: 'references', title: 'Scripture References', references: [sample] },
    { kind: 'points', title: 'Reflection Questions', points: ['A first question?', 'A second one?'], numbered: true },
    { kind: 'points', title: 'Important Considerations', points: ['What to be careful about.'], careful: true },
  ],
  source: 'From the library',
  disclaimer: 'What to think of it all.',
}

const writing: ShownAnswer = {
  ...answer,
  parts: [{ kind: 'prose', text: 'What is there of it so far.' }],
  source: undefined,
}

const led: ShownAnswer = {
  ...answer,
  passages: [passage, { ...passage, id: 'design-second-passage' }],
  parts: [{ kind: 'prose', text: 'What it says first.\n\nA heading\n\n- One step.\n- Another step.' }],
}

const started: ShownAnswer = { ...writing, passages: [], parts: [] }

const again = { label: 'Another answer', ask: () => undefined }

/** An answer from its first moment to its last, and one to somebody in danger. */
export const DesignAnswers = () => (
  <DesignSection title="Answers">
    <AnswerStatus writing={undefined} ready={undefined} />
    <Answer name="Nothing of it is there yet" answer={started} busy />
    <Answer name="It is being written" answer={writing} busy />
    <Answer name="Whole" answer={{ ...answer, notice: 'Why it is from the library.' }} />
    <Answer name="Its words before its passages" answer={led} isLed />
    <Answer name="To somebody in danger" answer={{ ...answer, help, isUrgent: true }} />
    <Specimen name="Beside words that speak of danger">
      <HelpBeside heard={{ safety: 'crisis', help }} />
    </Specimen>
  </DesignSection>
)

type AnswerProps = { name: string; answer: ShownAnswer; busy?: boolean; isLed?: boolean }

const Answer = ({ name, answer: shown, busy = false, isLed = false }: AnswerProps) => (
  <Specimen name={name}>
    <AnswerCard
      answer={shown}
      translation={sample.translation}
      busy={busy}
      loadHelp={() => Promise.resolve(help)}
      {...(isLed && { body: <LedBody answer={shown} translation={sample.translation} busy={busy} /> })}
      actions={<AnswerActions text={busy ? undefined : () => ''} again={again} stop={() => undefined} />}
    />
  </Specimen>
)
