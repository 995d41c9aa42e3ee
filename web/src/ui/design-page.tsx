import { DesignAnswers } from './design-answers.tsx'
import { DesignColours } from './design-colours.tsx'
import { DesignControls } from './design-controls.tsx'
import { DesignDialogs } from './design-dialogs.tsx'
import { DesignMeasures } from './design-measures.tsx'
import { DesignScripture } from './design-scripture.tsx'
import { DiscreetToggle } from './discreet-toggle.tsx'
import { LampMark } from './lamp-mark.tsx'
import { PageHeading } from './page-heading.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { ToastOutlet } from './toasts.tsx'

/** The living page of the design system, in development only: every value and every part in each of its states. */
export default function DesignPage() {
  return (
    <>
      <main className="mx-auto grid max-w-4xl gap-16 px-4 py-10">
        <header className="flex items-center gap-2">
          <LampMark className="size-12" />
          <PageHeading title="Design" className="grow pl-2 font-serif text-display" />
          <DiscreetToggle />
          <ThemeToggle />
        </header>
        <DesignColours />
        <DesignMeasures />
        <DesignControls />
        <DesignScripture />
        <DesignAnswers />
        <DesignDialogs />
      </main>
      <ToastOutlet />
    </>
  )
}
