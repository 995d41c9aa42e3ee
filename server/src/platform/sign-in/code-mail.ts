import type { Message } from '../mail/message.ts'
import { noticeHtml } from '../mail/template.ts'

/** The message that carries a code. Without pictures, links or anything that a stranger could fill in. */
export function codeMail(to: string, code: string, site: URL): Omit<Message, 'key'> {
  const use = `Enter it in the browser where you asked for it (${site.host}). It works once, for 10 minutes.`
  const warning =
    'Nobody from Lampstand will ever ask you for it. If you did not ask for a code, you do not have to do anything: nobody can sign in without it.'
  return {
    kind: 'sign-in-code',
    to,
    subject: 'Your Lampstand sign-in code',
    discreetSubject: 'Your sign-in code',
    text: `Your Lampstand sign-in code is\n\n    ${code}\n\n${use}\n\n${warning}\n`,
    html: noticeHtml({
      title: 'Your sign-in code',
      // Not the code: a locked screen shows this line.
      preview: 'It works for 10 minutes.',
      code,
      words: [use],
      small: warning,
    }),
  }
}
