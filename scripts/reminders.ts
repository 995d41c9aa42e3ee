import { createInterface } from 'node:readline'
import { previewLine } from '../server/src/features/email-reminders/preview.ts'

/* npm run -s reminders -- preview: one JSON object a line in and out. */

const [command, ...rest] = process.argv.slice(2)
if (command !== 'preview' || rest.length > 0) {
  console.error(`npm run -s reminders -- preview

Reads one JSON object a line, {"timeZone":"America/New_York","times":["02:30"],"from":"2026-03-08","days":1},
and answers each with a line: {"sends":[{"localDate":"...","time":"...","instant":"..."}]} or {"error":"..."}.`)
  process.exit(2)
}
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim() !== '') console.log(JSON.stringify(previewLine(line)))
}
