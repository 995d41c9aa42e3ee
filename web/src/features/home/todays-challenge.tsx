import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'

/** One small thing to do today, and the way to the rest. */
export const TodaysChallenge = () => (
  <section aria-labelledby="challenge" className="grid gap-4">
    <h2 id="challenge" className="font-serif text-title">
      Today's Challenge
    </h2>
    <Link
      href="/challenges"
      className="group flex items-center gap-5 border-y border-line py-6 transition-colors duration-(--quick) hover:border-brand"
    >
      <Icon name="light" className="size-7 shrink-0 text-lamp" />
      <span className="grid grow gap-1">
        <span className="font-serif text-large text-balance group-hover:text-brand">
          Be the Light Challenge - Day 3
        </span>
        <span className="text-muted">Focus: listen without interrupting</span>
      </span>
      <Icon
        name="forward"
        className="size-6 shrink-0 text-lamp transition-transform duration-(--quick) group-hover:translate-x-1"
      />
    </Link>
  </section>
)
