import { writeFileSync } from 'node:fs'
import { renderTemplates } from '../server/mail-templates/render.ts'

/* npm run mail:templates: renders what messages are written on into the folder from which the program reads it. */

for (const [name, html] of Object.entries(await renderTemplates())) {
  writeFileSync(new URL(`../server/src/platform/mail/templates/${name}.html`, import.meta.url), html)
}
