import { escapeHtml } from '../../http/html.ts'
import type { Message } from '../mail/message.ts'

/** The message that carries a code. Without pictures, links or anything that a stranger could fill in. */
export function codeMail(to: string, code: string, site: URL): Omit<Message, 'key'> {
  const host = escapeHtml(site.host)
  return {
    kind: 'sign-in-code',
    to,
    subject: 'Your Lampstand sign-in code',
    discreetSubject: 'Your sign-in code',
    text: `Your Lampstand sign-in code is

    ${code}

Enter it in the browser where you asked for it (${site.host}). It works for 10 minutes and once only.

Nobody from Lampstand will ever ask you for it. If you did not ask for a code, you need not do anything: without it nobody can sign in.
`,
    html: `<!doctype html>
<html lang="en">
<body style="margin:0;padding:24px;background:#f9f6f0;color:#2a2521;font-family:Figtree,system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.6">
<div style="max-width:440px;margin:0 auto;padding:32px;background:#fffdf9;border:1px solid #e3ddd2;border-radius:8px">
<p style="margin:0;color:#1d5a43;font-weight:600">Lampstand</p>
<p style="margin:24px 0 8px">Your sign-in code</p>
<p style="margin:0;font-size:36px;line-height:1.2;font-weight:600;letter-spacing:6px">${code}</p>
<p style="margin:24px 0 0">Enter it in the browser where you asked for it (${host}). It works for 10 minutes and once only.</p>
<p style="margin:16px 0 0;color:#655c52;font-size:14px">Nobody from Lampstand will ever ask you for it. If you did not ask for a code, you need not do anything: without it nobody can sign in.</p>
</div>
</body>
</html>
`,
  }
}
