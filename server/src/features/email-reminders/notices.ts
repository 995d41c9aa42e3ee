import type { Message } from '../../platform/mail/message.ts'
import { noticeHtml } from '../../platform/mail/template.ts'
import { twelveHour } from './texts.ts'

type Confirmation = { prayerTimes: readonly string[]; timeZone: string; link: URL; days: number }

/**
 * The one message to an address that is not proven. It names nobody and quotes nothing that a stranger typed, so that nobody can be
 * written to through it.
 */
export function confirmationMail({
  prayerTimes,
  timeZone,
  link,
  days,
}: Confirmation): Pick<Message, 'subject' | 'discreetSubject' | 'text' | 'html'> {
  const times = prayerTimes.map(twelveHour).join(', ')
  const zone = timeZone.replaceAll('_', ' ')
  const title = 'Do you want these reminders?'
  const words = `Someone asked Lampstand to send prayer reminders to this address, every day at ${times} (${zone}).`
  const small = `The link works for ${days} days. If you did not ask for this, you do not have to do anything: unless you use the link, nothing more is sent to you. Its page also lets you say that you never want to be asked again.`
  return {
    subject: 'Please confirm your prayer reminders',
    discreetSubject: 'Please confirm your address',
    text: `${title}\n\n${words}\n\nConfirm, or say no: ${link.href}\n\n${small}\n`,
    html: noticeHtml({
      title,
      preview: 'Nothing is sent before you say yes.',
      words: [words],
      action: { label: 'Confirm, or say no', href: link.href },
      small,
    }),
  }
}
