import OnboardingPage, { type OnboardingProps } from './onboarding-page.tsx'
import { tagline } from './onboarding-texts.ts'

type OnboardingDocumentProps = OnboardingProps & { styles: string; theme: string; fonts: readonly string[] }

/** The whole page as it is written to a file, with what it needs for its first paint: a file of its own would cost another way to the server. One script sets the theme before the first paint; the other one keeps the page true while it stands open. */
export const OnboardingDocument = ({ styles, theme, fonts, ...page }: OnboardingDocumentProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Lampstand: faith for the working day</title>
      <meta name="description" content={tagline} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <script>{theme}</script>
      <script src="/onboarding.js" defer />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style>{styles}</style>
    </head>
    <body>
      <OnboardingPage {...page} />
    </body>
  </html>
)
