import type { Attachment } from 'postal-mime'
import * as z from 'zod/mini'

/** Mail that did not arrive, or was not wanted, as whoever carries our mail tells it. */
export type ReturnedMail = {
  kind: 'hard' | 'soft' | 'complaint'
  email: string
  /** Of the message that came back, as we sent it; where it is told. */
  messageId?: string
}

const Ours = z.object({
  events: z.array(z.object({ type: z.enum(['hard', 'soft', 'complaint']), email: z.string() })),
})
const Postmark = z.object({ RecordType: z.string(), Type: z.optional(z.string()), Email: z.string() })
const SendGrid = z.array(z.object({ event: z.string(), email: z.string(), type: z.optional(z.string()) }))
const Mailgun = z.object({
  'event-data': z.object({ event: z.string(), severity: z.optional(z.string()), recipient: z.string() }),
})

/** Events of a JSON body: our own form, or that of Postmark, SendGrid or Mailgun; null for a body that is none of them. */
export function eventsOf(body: unknown): ReturnedMail[] | null {
  const ours = z.safeParse(Ours, body)
  if (ours.success) return ours.data.events.map(({ type, email }) => ({ kind: type, email }))
  const postmark = z.safeParse(Postmark, body)
  if (postmark.success) {
    const { RecordType, Type = '', Email: email } = postmark.data
    if (RecordType === 'SpamComplaint') return [{ kind: 'complaint', email }]
    if (RecordType !== 'Bounce') return []
    return [{ kind: /^(HardBounce|BadEmailAddress|ManuallyDeactivated)$/.test(Type) ? 'hard' : 'soft', email }]
  }
  const sendGrid = z.safeParse(SendGrid, body)
  if (sendGrid.success) {
    return sendGrid.data.flatMap(({ event, email, type }): ReturnedMail[] => {
      if (event === 'spamreport') return [{ kind: 'complaint', email }]
      if (event === 'bounce') return [{ kind: type === 'blocked' ? 'soft' : 'hard', email }]
      return []
    })
  }
  const mailgun = z.safeParse(Mailgun, body)
  if (!mailgun.success) return null
  const { event, severity, recipient: email } = mailgun.data['event-data']
  if (event === 'complained') return [{ kind: 'complaint', email }]
  if (event === 'failed') return [{ kind: severity === 'permanent' ? 'hard' : 'soft', email }]
  return []
}

/**
 * Events of a returned mail (RFC 3464): its report names each recipient, what happened and whether for good. A mail that is no such
 * report, as an answer of an absent person, tells nothing.
 */
export async function eventsOfReturned(raw: Uint8Array): Promise<ReturnedMail[]> {
  const { default: PostalMime } = await import('postal-mime')
  const { attachments } = await PostalMime.parse(raw)
  const report = attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/i.test(mimeType))
  if (!report) return []
  const messageId = messageIdIn(attachments)
  const text = textOf(report)
  // Fields of the message itself first, then a block for each recipient.
  return text
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n\s*\r?\n/)
    .flatMap((block): ReturnedMail[] => {
      const field = (name: string) => new RegExp(`^${name}:\\s*(.+?)\\s*$`, 'im').exec(block)?.[1]
      const email = (field('Original-Recipient') ?? field('Final-Recipient'))
        ?.replace(/^[\w-]+;\s*/, '')
        .replace(/^<|>$/g, '')
      if (email === undefined || field('Action')?.toLowerCase() !== 'failed') return []
      return [{ kind: field('Status')?.startsWith('5') ? 'hard' : 'soft', email, ...(messageId && { messageId }) }]
    })
}

/** A report ends with what came back: the whole message, or its headers alone. */
function messageIdIn(attachments: readonly Attachment[]): string | undefined {
  const original = attachments.find(({ mimeType }) =>
    /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/i.test(mimeType),
  )
  if (!original) return undefined
  return /^Message-ID:\s*(<[^>\s]+>)/im.exec(textOf(original))?.[1]
}

const textOf = ({ content }: Attachment) =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8')
