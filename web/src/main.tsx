import { createRoot } from 'react-dom/client'
import { leaveWithOtherTabs, queryClient } from './api/browser.ts'
import { App } from './app/app.tsx'
import { readBoot, seedQueries } from './app/boot.ts'
import { pageAt } from './app/pages.ts'

seedQueries(queryClient, readBoot(document))
leaveWithOtherTabs()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no #root')

const background = () =>
  void import('./app/background.ts').then(
    ({ startBackground }) => startBackground(),
    () => undefined,
  )
if (document.readyState === 'complete') background()
else addEventListener('load', background)

// The first paint is the whole page, so its chunk loads in parallel; if that fails, the boundary says so.
const preloaded = pageAt(location.pathname)?.preload() ?? Promise.resolve()
void preloaded.catch(() => undefined).then(() => createRoot(root).render(<App queryClient={queryClient} />))
