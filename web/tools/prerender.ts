import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { QuickPrayerEntry } from '@lampstand/content/practice-schemas'
import { build } from 'vite'
import type { OnboardingDocument } from '../src/features/onboarding/onboarding-document.tsx'
import config from '../vite.config.ts'
import type { Output } from './manifest.ts'

const entry = fileURLToPath(new URL('../src/features/onboarding/onboarding-document.tsx', import.meta.url))

/** Writes the onboarding page as `onboarding.html`: it is read before any script runs, and needs none. */
export async function prerenderOnboarding(folder: URL, { stylesheets, fonts }: Output) {
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8').trim()
  const workshop = new URL('.prerender/', folder)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: entry,
      outDir: fileURLToPath(workshop),
      // Files that the page links to are those of the application, under the same names.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { ...config.build.rolldownOptions.output, codeSplitting: false, entryFileNames: 'page.js' },
      },
    },
  })
  // Imported here, as React looks at NODE_ENV when it is imported.
  const { createElement } = await import('react')
  const { prerender } = await import('react-dom/static')
  const page: { OnboardingDocument: typeof OnboardingDocument } = await import(new URL('page.js', workshop).href)
  rmSync(workshop, { recursive: true })
  const html = await prerender(
    createElement(page.OnboardingDocument, {
      styles: stylesheets.map(read).join('\n'),
      theme: read('theme.js'),
      fonts: fonts.map((file) => `/${file}`),
      motto: await quoteMotto(),
      prayer: readPrayer(),
    }),
  )
  writeFileSync(new URL('onboarding.html', folder), await new Response(html.prelude).text())
}

/** The saying that gave the product its name, quoted from the text as every verse is. */
async function quoteMotto() {
  const { openText } = await import('@lampstand/scripture/text')
  const { formatReference } = await import('@lampstand/scripture/references')
  return { text: openText().quote('Matt.5.15'), reference: formatReference('Matt.5.15') }
}

/** The prayer that can be tried: the one for the moment that most people know. */
const readPrayer = () =>
  QuickPrayerEntry.parse(
    JSON.parse(readFileSync(new URL('../../content/quick-prayers/stress.json', import.meta.url), 'utf8')),
  )
