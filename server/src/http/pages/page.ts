import type { FastifyReply } from 'fastify'
import { type Html, html } from './html.ts'

export type Page = { title: string; main: Html }

/** Sends a page that the server itself writes; it works without script and is never kept by a cache. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(documentOf(page).markup)
}

const documentOf = ({ title, main }: Page) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}, Lampstand</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/theme.js"></script>
<link rel="stylesheet" href="/server-pages.css">
</head>
<body class="desk">
<header class="masthead"><a href="/" class="home">${lampMark}<span>Lampstand</span></a></header>
<main class="sheet">
${main}
</main>
<footer class="colophon">A Christian companion for navigating workplace challenges with faith.</footer>
</body>
</html>
`

const lampMark = html`<svg class="lamp" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path class="flame" d="M16 1.5c3.2 3.7 5 6.3 5 9a5 5 0 0 1-10 0c0-2.7 1.8-5.3 5-9z"/><path class="bowl" d="M6 17.5h20c0 4.2-4 7-10 7s-10-2.8-10-7z"/><path class="stand" d="M16 24v5.5M10 30h12"/></svg>`
