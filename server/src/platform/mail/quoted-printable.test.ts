import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { randomOf } from '../../../test-support/random.ts'
import { quotedPrintable } from './quoted-printable.ts'

/** What a mail reader makes of it. */
async function readBack(encoded: string) {
  const head = 'Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n'
  const { text } = await PostalMime.parse(head + encoded)
  // The parser ends a text with a line break.
  return (text ?? '').replace(/\n$/, '')
}

test.each([
  ['', ''],
  ['It is lit.', 'It is lit.'],
  ['1 + 1 = 2', '1 + 1 =3D 2'],
  ['🕯️', '=F0=9F=95=AF=EF=B8=8F'],
  ['a \nb\t\nc ', 'a=20\r\nb=09\r\nc=20'],
  ['a\r\nb\nc\rd', 'a\r\nb\r\nc=0Dd'],
  ['x'.repeat(76), 'x'.repeat(76)],
  ['x'.repeat(77), `${'x'.repeat(75)}=\r\nxx`],
  [`${'x'.repeat(74)}é`, `${'x'.repeat(74)}=\r\n=C3=A9`],
  [`${'x'.repeat(75)} \ny`, `${'x'.repeat(75)}=\r\n=20\r\ny`],
])('%j', (text, encoded) => {
  expect(quotedPrintable(text)).toBe(encoded)
})

test('any text is read back as it was, in lines of at most 76 printable characters', async () => {
  const random = randomOf(13)
  const pieces = 'a|b| |=|.|\t|\n|\r\n| \n|=\n|.\n|é|ß|–|“|”|שלום|🕯️|👩‍👩‍👧|'.split('|').concat('long'.repeat(20))
  for (let round = 0; round < 60; round++) {
    const length = Math.floor(random() * 400)
    const text = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')
    const encoded = quotedPrintable(text)
    expect(encoded.split('\r\n').filter((line) => !/^(?:[\t -~]{0,75}[!-~])?$/.test(line))).toEqual([])
    expect(await readBack(encoded)).toBe(text.replaceAll('\r\n', '\n').replace(/\n$/, ''))
  }
})
