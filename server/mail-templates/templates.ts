import { createElement as h, type ReactElement } from 'react'
import { Button, Heading, Hr, Link, Section } from 'react-email'
import { layout, light, line, sans, serif, when } from './layout.ts'

const heading = h(
  Heading,
  {
    as: 'h1',
    className: 'ink',
    style: {
      margin: '0 0 20px',
      color: light.ink,
      fontFamily: serif,
      fontSize: '26px',
      fontWeight: 400,
      lineHeight: '34px',
    },
  },
  '{{title}}',
)

const button = when(
  'action',
  h(
    Section,
    { key: 'action', style: { margin: '28px 0 4px' } },
    h(
      Button,
      {
        href: '{{actionHref}}',
        className: 'button',
        style: {
          padding: '13px 22px',
          borderRadius: '6px',
          background: light.brand,
          color: light.onBrand,
          fontFamily: sans,
          fontSize: '16px',
          fontWeight: 600,
          lineHeight: '22px',
          textDecoration: 'none',
        },
      },
      '{{action}}',
    ),
  ),
)

const rule = h(Hr, { key: 'rule', className: 'rule', style: { margin: '28px 0', borderColor: light.line } })
const small = { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px' } as const
const link = (href: string, text: string) =>
  h(Link, { key: href, href, className: 'muted', style: { color: light.muted, textDecoration: 'underline' } }, text)

/** A prayer reminder: scripture is the largest thing on it. */
const reminder = layout({
  children: [
    h('div', { key: 'head' }, line('{{occasion}}', 'muted', { margin: '0 0 6px', fontSize: '14px' }), heading),
    h(
      'div',
      { key: 'scripture' },
      line('{{scripture}}', 'ink', { margin: '0 0 10px', fontFamily: serif, fontSize: '21px', lineHeight: '33px' }),
      line('{{reference}}', 'brand', { margin: '0 0 20px', fontSize: '15px', fontWeight: 600 }),
      line('{{note}}', 'muted', { fontSize: '15px', lineHeight: '24px' }),
    ),
    ...when(
      'words',
      rule,
      h(
        'div',
        { key: 'words' },
        line('{{wordsTitle}}', 'brand', { margin: '0 0 8px', fontSize: '14px', fontWeight: 600 }),
        line('{{words}}', 'ink'),
      ),
    ),
    ...button,
  ],
  footer: h(
    'div',
    null,
    line('Scripture: World English Bible. You asked for this at {{time}} ({{zone}}).', 'muted', small),
    line(
      [link('{{preferencesHref}}', 'Change times or pause'), ' · ', link('{{unsubscribeHref}}', 'Unsubscribe')],
      'muted',
      small,
    ),
  ),
})

/** A message about an account: a code, a link to confirm, a notice. */
const notice = layout({
  children: [
    h('div', { key: 'head' }, heading),
    ...when(
      'code',
      h(
        'div',
        { key: 'code' },
        line('{{code}}', 'ink', {
          margin: '0 0 20px',
          fontSize: '36px',
          fontWeight: 600,
          lineHeight: '44px',
          letterSpacing: '6px',
        }),
      ),
    ),
    h('div', { key: 'text' }, line('{{words}}', 'ink')),
    ...button,
    ...when(
      'small',
      h(
        'div',
        { key: 'small' },
        line('{{small}}', 'muted', { margin: '24px 0 0', fontSize: '14px', lineHeight: '22px' }),
      ),
    ),
  ],
  footer: line('{{footer}}', 'muted', small),
})

export const templates: Readonly<Record<'reminder' | 'notice', ReactElement>> = { reminder, notice }
