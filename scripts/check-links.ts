import { readdirSync, readFileSync } from 'node:fs'
import { readHelplines } from '@lampstand/content/loader'
import { ResourceEntry } from '@lampstand/content/practice-schemas'
import * as z from 'zod/mini'
import { deadLinks } from './links.ts'

/* npm run check:links asks every address that the content sends people to. It needs a network, so no test runs it. */

const content = new URL('../content/', import.meta.url)
const sections = readdirSync(new URL('resources/', content))
const resources = sections.flatMap((file) =>
  z.parse(z.array(ResourceEntry), JSON.parse(readFileSync(new URL(`resources/${file}`, content), 'utf8'))),
)
const helplines = readHelplines(new URL('helplines.json', content).pathname).flatMap((region) => region.helplines)
const addresses = [
  ...resources.map(({ url }) => url),
  ...helplines.flatMap(({ url, source }) => [url ?? [], source].flat()),
]

const dead = await deadLinks(addresses, { timeout: 20_000, together: 6 })
for (const { address, fault } of dead) console.log(`${address}  ${fault}`)
console.log(`${new Set(addresses).size} addresses, ${dead.length} without success`)
process.exitCode = dead.length > 0 ? 1 : 0
