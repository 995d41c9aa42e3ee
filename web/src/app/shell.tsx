import type { ReactNode } from 'react'
import { translation } from '../api/translation.ts'
import { NavigationContext } from '../ui/navigation-context.ts'
import { ToastOutlet } from '../ui/toasts.tsx'
import { Header } from './header.tsx'
import { navigation } from './navigation.ts'

/** What stands around every page. */
export const Shell = ({ children }: { children: ReactNode }) => (
  <>
    <a
      href="#page"
      className="sr-only rounded-control bg-brand text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:px-4 focus:py-2.5"
    >
      Skip to content
    </a>
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr_auto]">
      <Header />
      <main id="page" tabIndex={-1} className="mx-auto w-full max-w-6xl px-4 outline-none md:px-8">
        <NavigationContext value={navigation}>{children}</NavigationContext>
      </main>
      <footer className="mx-auto w-full max-w-6xl px-4 pt-10 pb-6 text-center text-small text-muted md:px-8">
        Scripture is quoted from the {translation}, which is in the public domain.
      </footer>
    </div>
    <ToastOutlet />
  </>
)
