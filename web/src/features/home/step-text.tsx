import type { MorningText } from '@lampstand/contract/morning'
import { useAiState } from '../../api/answers.ts'
import { proseBeside, referencesOf, sourceLabel } from '../../ui/answer.ts'
import { Part } from '../../ui/answer-card.tsx'
import { HelpAfter, HelpFirst } from '../../ui/help-lines.tsx'

/** A text that was asked for, with what it stands on and who wrote it. */
export function StepText({ text }: { text: MorningText }) {
  const { data: state } = useAiState(text.source === 'model')
  return (
    <div className="grid animate-appear gap-7">
      <HelpFirst heard={text} />
      {text.notice && <p className="border-l-2 border-lamp pl-4 text-muted">{text.notice}</p>}
      <Part part={{ kind: 'prose', text: proseBeside(text.help, text.content) }} />
      <Part
        part={{
          kind: 'references',
          title: 'Scripture References',
          references: referencesOf(text.scriptureReferences, text.passages),
        }}
      />
      <Part part={{ kind: 'points', title: 'Prayer Points', points: text.prayerPoints }} />
      <HelpAfter heard={text} />
      <footer className="grid gap-0.5 border-t border-line pt-5 text-small text-muted">
        <p className="font-medium text-ink">{sourceLabel(text.source, state?.model)}</p>
        <p className="max-w-[60ch] text-pretty">{text.disclaimer}</p>
      </footer>
    </div>
  )
}
