import { describe, expect, test } from 'vitest'
import { eventsOf, eventsOfReturned } from './returns.ts'

const email = 'ann@example.org'

describe('what a provider posts', () => {
  test.each<[string, unknown, unknown]>([
    [
      'our own form',
      {
        events: [
          { type: 'hard', email },
          { type: 'complaint', email: 'ben@example.org' },
        ],
      },
      [
        { kind: 'hard', email },
        { kind: 'complaint', email: 'ben@example.org' },
      ],
    ],
    [
      'Postmark, for good',
      { RecordType: 'Bounce', Type: 'HardBounce', Email: email, MessageID: 'x' },
      [{ kind: 'hard', email }],
    ],
    ['Postmark, for now', { RecordType: 'Bounce', Type: 'SoftBounce', Email: email }, [{ kind: 'soft', email }]],
    ['Postmark, as spam', { RecordType: 'SpamComplaint', Email: email }, [{ kind: 'complaint', email }]],
    ['Postmark, of something else', { RecordType: 'Open', Email: email }, []],
    [
      'SendGrid, several at once',
      [
        { event: 'bounce', email, type: 'bounce' },
        { event: 'bounce', email: 'ben@example.org', type: 'blocked' },
        { event: 'spamreport', email: 'eve@example.org' },
        { event: 'delivered', email: 'joy@example.org' },
      ],
      [
        { kind: 'hard', email },
        { kind: 'soft', email: 'ben@example.org' },
        { kind: 'complaint', email: 'eve@example.org' },
      ],
    ],
    [
      'Mailgun, for good',
      { signature: {}, 'event-data': { event: 'failed', severity: 'permanent', recipient: email } },
      [{ kind: 'hard', email }],
    ],
    [
      'Mailgun, for now',
      { 'event-data': { event: 'failed', severity: 'temporary', recipient: email } },
      [{ kind: 'soft', email }],
    ],
    ['Mailgun, as spam', { 'event-data': { event: 'complained', recipient: email } }, [{ kind: 'complaint', email }]],
  ])('%s', (_name, body, events) => {
    expect(eventsOf(body)).toEqual(events)
  })

  test.each([null, 7, {}, { events: [{ type: 'other', email }] }, { events: 'none' }])(
    '%j is no form of these',
    (body) => {
      expect(eventsOf(body)).toBeNull()
    },
  )
})

/** A returned mail as RFC 3464 has it. */
const returned = (report: string, original = 'Message-ID: <one@lampstand.example.org>\nSubject: Morning prayer') =>
  Buffer.from(
    [
      'From: MAILER-DAEMON@mx.example.net',
      'To: hello@lampstand.example.org',
      'Subject: Undelivered Mail Returned to Sender',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'This is the mail system. Final-Recipient: rfc822; nobody@example.org',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      report,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      original,
      '',
      '--b--',
      '',
    ]
      .join('\n')
      .replaceAll('\n', '\r\n'),
  )

describe('a returned mail', () => {
  test('names each recipient, what happened, and which message it was', async () => {
    const report = `Reporting-MTA: dns; mx.example.net
X-Postfix-Queue-ID: 4X0

Final-Recipient: rfc822; ann@mail.example.org
Original-Recipient: rfc822;ann@example.org
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1
    <ann@example.org>: no such user

Final-Recipient: rfc822; ben@example.org
Action: Failed
Status: 4.2.2

Final-Recipient: rfc822; eve@example.org
Action: delayed
Status: 4.4.1

Final-Recipient: rfc822; joy@example.org
Action: delivered
Status: 2.0.0`
    const messageId = '<one@lampstand.example.org>'
    expect(await eventsOfReturned(returned(report))).toEqual([
      { kind: 'hard', email, messageId },
      { kind: 'soft', email: 'ben@example.org', messageId },
    ])
  })

  test('without what came back says only whose it was', async () => {
    const report = 'Reporting-MTA: dns; mx\n\nFinal-Recipient: rfc822;<ann@example.org>\nAction: failed\nStatus: 5.7.1'
    expect(await eventsOfReturned(returned(report, 'Subject: Morning prayer'))).toEqual([{ kind: 'hard', email }])
  })

  test.each([
    ['an answer of somebody who is away', 'Subject: Away\r\nAuto-Submitted: auto-replied\r\n\r\nAction: failed\r\n'],
    ['nothing', ''],
    ['no mail at all', '\0\0\0--b'],
  ])('%s tells nothing', async (_name, raw) => {
    expect(await eventsOfReturned(Buffer.from(raw))).toEqual([])
  })
})
