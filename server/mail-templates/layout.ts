import { createElement as h, type ReactNode } from 'react'
import { Body, Container, Head, Html, Preview, Section, Text } from 'react-email'

export const sans = "Figtree,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const serif = "'Source Serif 4',Georgia,'Times New Roman',serif"
export const light = {
  bg: '#f9f6f0',
  surface: '#fffdf9',
  line: '#e3ddd2',
  ink: '#2a2521',
  muted: '#655c52',
  brand: '#1d5a43',
  onBrand: '#fbfdf8',
} as const
const dark = {
  bg: '#11151b',
  surface: '#181d24',
  line: '#363c46',
  ink: '#ece8e0',
  muted: '#b8b1a6',
  brand: '#8fccb0',
  onBrand: '#12241b',
} as const

/** Readers that know dark mode replace the inline colors; others show paper. */
const inTheDark = [
  `.bg{background:${dark.bg}!important}`,
  `.surface{background:${dark.surface}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.brand{color:${dark.brand}!important}`,
  `.rule{border-color:${dark.line}!important}`,
  `.button{background:${dark.brand}!important;color:${dark.onBrand}!important}`,
]
const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${inTheDark.join('')}}
@media (max-width:520px){.surface>tbody>tr>td{padding:24px 20px!important}.outer>tbody>tr>td{padding:12px 8px!important}}`

type Layout = { children: ReactNode; footer: ReactNode }

/** The sheet that every message is written on. `{{name}}` and `[[name]]` are filled when one is sent. */
export const layout = ({ children, footer }: Layout) =>
  h(
    Html,
    { lang: 'en', dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, styles),
    ),
    h(Preview, null, '{{preview}}'),
    h(
      Body,
      { className: 'bg', style: { margin: 0, background: light.bg, fontFamily: sans } },
      h(
        Section,
        { className: 'bg outer', style: { padding: '32px 12px', background: light.bg } },
        h(
          Container,
          {
            className: 'surface',
            style: {
              maxWidth: '560px',
              padding: '36px 40px',
              background: light.surface,
              border: `1px solid ${light.line}`,
              borderRadius: '8px',
            },
          },
          line('Lampstand', 'brand', { margin: '0 0 28px', fontWeight: 600, letterSpacing: '0.01em' }),
          children,
        ),
        h(Container, { style: { maxWidth: '560px', padding: '16px 8px 0' } }, footer),
      ),
    ),
  )

/** A paragraph in one of the colors. */
export const line = (children: ReactNode, color: 'ink' | 'muted' | 'brand', style: React.CSSProperties = {}) =>
  h(
    Text,
    {
      className: color,
      style: { margin: '0 0 16px', color: light[color], fontSize: '16px', lineHeight: '26px', ...style },
    },
    children,
  )

/** Markup between two marks is left out where its value is empty. */
export const when = (name: string, ...children: ReactNode[]) => [`[[${name}]]`, ...children, `[[/${name}]]`]
