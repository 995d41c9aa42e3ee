import trust from 'scripture:Prov.3.5-Prov.3.6'
import { type ReactNode, type Ref, useRef } from 'react'
import { translation } from '../../api/translation.ts'
import { AnswerText } from '../../ui/answer-text.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ScriptureText } from '../../ui/scripture-text.tsx'
import { scrollMotion } from '../../ui/scroll-motion.ts'
import { defaultText, type MorningStep } from './morning-steps.ts'
import { offersText, useStepText } from './morning-texts.ts'
import { StepText } from './step-text.tsx'

type StepCardProps = {
  step: MorningStep
  /** Takes the focus when the step is turned to. */
  heading: Ref<HTMLHeadingElement>
  /** The ways on from here. */
  children: ReactNode
}

/** The step that is shown: its own words, or those that were asked for. */
export function StepCard({ step, heading, children }: StepCardProps) {
  const { text, loading, generate } = useStepText(step.id)
  const isAsked = useRef(false)
  const ask = () => {
    if (loading) return
    isAsked.current = true
    generate()
  }
  /** What was asked for below may begin far above. */
  const show = (place: HTMLElement | null) => {
    if (!place || !isAsked.current) return
    isAsked.current = false
    place.focus({ preventScroll: true })
    if (place.getBoundingClientRect().top < 0) place.scrollIntoView({ behavior: scrollMotion() })
  }
  return (
    <Card aria-labelledby="step" className="flex flex-col gap-7">
      <header className="grid gap-1">
        <div className="flex items-start justify-between gap-4">
          <h2 ref={heading} id="step" tabIndex={-1} className="scroll-mt-40 font-serif text-title md:scroll-mt-48">
            {step.title}
          </h2>
          <Badge>{step.duration}</Badge>
        </div>
        <p className="text-muted">{step.description}</p>
      </header>
      <div aria-busy={loading} className="grid grow content-start gap-7">
        {step.id === 'scripture' && <ScriptureText {...trust} translation={translation} />}
        {text ? (
          <div key={text.content} ref={show} tabIndex={-1} className="scroll-mt-24 outline-none">
            <StepText text={text} />
          </div>
        ) : (
          <AnswerText key={step.id} text={defaultText(step)} />
        )}
        {offersText(step.id) && (
          <Button look="secondary" className="justify-self-start" pending={loading} onClick={ask}>
            <Icon name={text ? 'refresh' : 'light'} />
            {loading ? 'Generating with AI...' : text ? 'Refresh AI Content' : 'Generate with AI'}
          </Button>
        )}
      </div>
      {children}
    </Card>
  )
}
