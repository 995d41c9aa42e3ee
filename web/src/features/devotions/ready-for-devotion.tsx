import { Button } from '../../ui/button.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'

/** Where the devotion will stand. */
export const ReadyForDevotion = ({ onStart }: { onStart: () => void }) => (
  <section className="grid justify-items-center gap-5 rounded-control border border-line px-6 py-12 text-center md:py-20">
    <LampMark className="size-12" />
    <h2 className="font-serif text-title">Ready for Your Devotion?</h2>
    <p className="max-w-[34ch] text-large text-balance text-muted">
      Choose a topic, name your own, or begin with whatever comes.
    </p>
    <Button onClick={onStart}>Get Started</Button>
  </section>
)
