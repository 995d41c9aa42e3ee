import { buttonClass } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { LampMark } from '../../ui/lamp-mark.tsx'
import { quoted } from '../../ui/quoted.ts'

const promises: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'sun',
    title: 'A verse for the day',
    text: 'One passage each morning, chosen for people at work. It stays with you until evening.',
  },
  {
    icon: 'book',
    title: 'Scripture for a challenge',
    text: 'A hard colleague, a heavy deadline, a decision. Name it in your own words and find the passage that speaks to it.',
  },
  {
    icon: 'keep',
    title: 'What you keep, you find again',
    text: 'Save a verse with the challenge that it answered. It is yours alone.',
  },
]

/** Words of scripture come as an argument: nobody types them here. */
export type OnboardingProps = { motto?: { text: string; reference: string } }

/** The front page. It is written to a file at build and needs no script to be read. */
export default function OnboardingPage({ motto }: OnboardingProps) {
  return (
    <>
      <header className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 md:px-8">
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
        <a href="/api/login" className={buttonClass('secondary')}>
          Sign In
        </a>
      </header>
      <main className="mx-auto max-w-6xl px-4 md:px-8">
        <section className="grid justify-items-center gap-6 border-b border-line pt-14 pb-16 text-center md:gap-8 md:pt-24 md:pb-24">
          <LampMark className="size-16 md:size-20" />
          <h1 className="max-w-[26ch] font-serif text-display max-md:text-[1.75rem]">
            A Christian companion for navigating workplace challenges with faith
          </h1>
          <p className="max-w-[46ch] text-large text-muted">
            Lampstand brings Scripture to the working day: quietly, in a minute, and from the text itself.
          </p>
          <a href="/api/login" className={buttonClass('primary', 'min-h-13')}>
            Create Account &amp; Get Started
          </a>
        </section>
        <section
          aria-label="What Lampstand does"
          className="grid gap-x-12 border-b border-line md:grid-cols-3 md:py-14"
        >
          {promises.map(({ icon, title, text }) => (
            <div key={title} className="grid content-start gap-3 py-8 max-md:not-last:border-b max-md:border-line">
              <Icon name={icon} className="size-7 text-lamp" />
              <h2 className="font-serif text-title">{title}</h2>
              <p className="text-muted">{text}</p>
            </div>
          ))}
        </section>
        {motto && (
          <figure className="mx-auto grid max-w-3xl justify-items-center gap-5 py-16 text-center md:py-24">
            <span aria-hidden="true" className="h-px w-12 bg-lamp" />
            <blockquote className="font-serif text-scripture text-balance">{quoted(motto.text)}</blockquote>
            <figcaption className="text-muted">
              <cite className="font-serif text-brand not-italic">{motto.reference}</cite>
            </figcaption>
          </figure>
        )}
      </main>
      <footer className="mx-auto max-w-6xl px-4 text-center text-small text-muted md:px-8">
        <p className="border-t border-line py-8">
          Scripture is quoted from the World English Bible, which is in the public domain.
        </p>
      </footer>
    </>
  )
}
