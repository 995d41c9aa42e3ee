import { verseMarks } from '@lampstand/contract/onboarding'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { quoted } from '../../ui/quoted.ts'
import { CallToAction } from './call-to-action.tsx'
import { offers, tagline, testimonials } from './onboarding-texts.ts'
import { PlanCards } from './plan-cards.tsx'

/** Words of scripture come as an argument: nobody types them here. */
export type OnboardingProps = { motto?: { text: string; reference: string }; prayer?: TriedPrayer }

type TriedPrayer = { name: string; minutes: number; lines: readonly string[] }

/** The onboarding page. It is written to a file at build and needs no script to be read or used. */
export default function OnboardingPage({ motto, prayer }: OnboardingProps) {
  return (
    <>
      <header className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-2 px-4 md:px-8">
        <LampMark className="size-7" />
        <span className="grow font-serif text-large">Lampstand</span>
        <button
          type="button"
          data-theme-toggle=""
          aria-label="Switch between light and dark"
          className={iconButtonClass()}
        >
          <Icon name="moon" className="theme-light size-5" />
          <Icon name="sun" className="theme-dark size-5" />
        </button>
        <span className="in-data-signed-in:hidden">
          <a href="/api/login" className={buttonClass('secondary')}>
            Sign In
          </a>
        </span>
      </header>
      <main className="mx-auto max-w-6xl px-4 md:px-8">
        <section className="grid justify-items-center gap-6 pt-14 pb-16 text-center md:gap-8 md:pt-24 md:pb-24">
          <LampMark className="size-16 md:size-20" />
          <h1 className="max-w-[26ch] font-serif text-display max-md:text-[1.75rem]">{tagline}</h1>
          <p className="max-w-[46ch] text-large text-balance text-muted">
            Lampstand brings Scripture to the working day: quietly, in a minute, and from the text itself.
          </p>
          <div className="grid justify-items-center gap-3">
            <span className="in-data-signed-in:hidden">
              <a href="/api/login" className={buttonClass('primary', 'min-h-13 px-6')}>
                Create a Free Account
              </a>
            </span>
            <p className="text-small text-muted in-data-signed-in:hidden">
              You sign in on the next page. No card is needed.
            </p>
            <a href="#plans" className={buttonClass('quiet')}>
              Compare Basic and Pro
              <Icon name="down" className="size-4" />
            </a>
          </div>
        </section>
        {prayer && <Today prayer={prayer} />}
        <Offers />
        {motto && <Motto {...motto} />}
        <section id="plans" aria-labelledby="plans-title" className="scroll-mt-4 border-t border-line py-14 md:py-20">
          <div className="mx-auto grid max-w-4xl justify-items-center gap-8 md:gap-10">
            <h2 id="plans-title" className="font-serif text-title">
              Choose your plan
            </h2>
            <PlanCards />
            <CallToAction />
          </div>
        </section>
        <Testimonials />
      </main>
      <footer className="mx-auto max-w-6xl px-4 text-center text-small text-muted md:px-8">
        <p className="border-t border-line py-8">
          Scripture is quoted from the World English Bible, which is in the public domain.
        </p>
      </footer>
    </>
  )
}

/** A verse and a prayer to use before anything is asked. The server fills in the verse when it sends the page. */
const Today = ({ prayer }: { prayer: TriedPrayer }) => (
  <section aria-labelledby="today" className="grid justify-items-center gap-8 border-t border-line py-14 md:py-20">
    <figure className="grid justify-items-center gap-5 text-center">
      <h2 id="today" className="text-muted">
        Today's Scripture
      </h2>
      <blockquote className="max-w-3xl font-serif text-scripture text-pretty">{verseMarks.text}</blockquote>
      <figcaption>
        <cite className="font-serif text-brand not-italic">{verseMarks.reference}</cite>
      </figcaption>
    </figure>
    <details className="group">
      <summary className="mx-auto flex min-h-(--target) w-fit cursor-pointer list-none items-center gap-2 rounded-control px-2 font-medium text-brand hover:bg-tint [&::-webkit-details-marker]:hidden">
        <Icon name="down" className="size-4 transition-transform duration-(--quick) group-open:rotate-180" />
        {`Try a prayer: ${prayer.name}, ${prayer.minutes} min`}
      </summary>
      <div className="grid max-w-[48ch] gap-3 pt-5 font-serif text-large text-pretty">
        {prayer.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </details>
  </section>
)

const Offers = () => (
  <section aria-label="What Lampstand does" className="border-t border-line">
    <ul className="grid sm:grid-cols-2 sm:gap-x-12 md:py-8 lg:grid-cols-3">
      {offers.map(({ icon, title, text }) => (
        <li
          key={title}
          className="flex gap-4 py-6 max-sm:not-last:border-b max-sm:border-line sm:flex-col sm:gap-2.5 sm:py-8"
        >
          <Icon name={icon} className="size-7 shrink-0 text-lamp max-sm:mt-0.5" />
          <div className="grid gap-1.5">
            <h2 className="font-serif text-title">{title}</h2>
            <p className="max-w-[44ch] text-pretty text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const Motto = ({ text, reference }: { text: string; reference: string }) => (
  <figure className="grid justify-items-center gap-5 border-t border-line py-16 text-center md:py-24">
    <span aria-hidden="true" className="h-px w-12 bg-lamp" />
    <blockquote className="max-w-3xl font-serif text-scripture text-balance">{quoted(text)}</blockquote>
    <figcaption className="text-muted">
      <cite className="font-serif text-brand not-italic">{reference}</cite>
    </figcaption>
  </figure>
)

const Testimonials = () => (
  <section aria-labelledby="voices" className="grid gap-8 border-t border-line py-14 md:gap-10 md:py-20">
    <div className="grid justify-items-center gap-2 text-center">
      <h2 id="voices" className="font-serif text-title">
        From the working day
      </h2>
      <p className="max-w-[48ch] text-balance text-muted">
        Illustrative examples, written to show what Lampstand is made for. The people are not real.
      </p>
    </div>
    <ul className="grid gap-x-12 lg:grid-cols-3">
      {testimonials.map(({ words, name, trade }) => (
        <li key={name} className="py-6 max-lg:not-last:border-b max-lg:border-line lg:py-0">
          <figure className="grid h-full content-start gap-4">
            <blockquote className="font-serif text-large text-pretty">{`“${words}”`}</blockquote>
            <figcaption className="text-muted">
              <span className="font-medium text-ink">{name}</span>, {trade}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  </section>
)
