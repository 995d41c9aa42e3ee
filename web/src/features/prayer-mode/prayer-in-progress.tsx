import { AnswerText } from '../../ui/answer-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Slow, SlowAnswer } from '../../ui/slow-answer.tsx'

/** A prayer while it is written. */
export const PrayerInProgress = ({ text, slow }: { text: string; slow: Slow | undefined }) => (
  <>
    {slow && (
      <div className="flex flex-wrap gap-3">
        <SlowAnswer {...slow} />
      </div>
    )}
    <Words text={text} />
  </>
)

const Words = ({ text }: { text: string }) => (
  <div aria-busy="true" className="font-serif text-passage">
    {text === '' ? (
      <div className="grid gap-4">
        <Skeleton className="h-5 w-10/12" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-8/12" />
        <Skeleton className="h-5 w-11/12" />
      </div>
    ) : (
      <AnswerText text={text} />
    )}
  </div>
)
