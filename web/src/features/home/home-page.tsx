import { Link } from 'wouter'
import { Icon } from '../../ui/icon.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { TodaysScripture } from './todays-scripture.tsx'

export default function HomePage() {
  return (
    <div className="mx-auto grid max-w-3xl gap-10 py-10 md:gap-14 md:py-16">
      <header className="grid justify-items-center gap-4 text-center">
        <LampMark className="size-14 md:size-16" />
        <PageHeading title="Lampstand" />
        <p className="max-w-[38ch] text-large text-balance text-muted">
          A Christian companion for navigating workplace challenges with faith
        </p>
      </header>
      <section className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="font-serif text-title">Today's Scripture</h2>
          <p className="text-small text-muted">{today()}</p>
        </div>
        <TodaysScripture />
      </section>
      <Link
        href="/scripture"
        className="group flex items-center justify-between gap-6 border-y border-line py-6 transition-colors duration-(--quick) hover:border-brand"
      >
        <span className="grid gap-1">
          <span className="font-serif text-title group-hover:text-brand">Workplace Challenges</span>
          <span className="text-muted">Name what you face at work and find the passage that speaks to it.</span>
        </span>
        <Icon
          name="forward"
          className="size-6 shrink-0 text-lamp transition-transform duration-(--quick) group-hover:translate-x-1"
        />
      </Link>
    </div>
  )
}

const today = () => new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date())
