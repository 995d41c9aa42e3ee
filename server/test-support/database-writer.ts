import { randomUUID } from 'node:crypto'
import { DataFolderInUse, openDatabase } from '../src/db/client.ts'
import { serverSecrets } from '../src/db/schema.ts'

/**
 * A program to be killed: opens the embedded database of the folder in its argument, tells what it found there, then writes until
 * it ends. `there <JSON list of ids>` comes first, then `kept <id>` after each commit; every id is two rows, `<id>/a` and `<id>/b`.
 */
const folder = process.argv[2]
if (folder === undefined) throw new Error('give a folder')
try {
  const database = await openDatabase({ folder })
  const rows = await database.orm.select({ name: serverSecrets.name }).from(serverSecrets)
  console.log(`there ${JSON.stringify(rows.map(({ name }) => name))}`)
  for (let count = 1; ; count++) {
    const id = randomUUID()
    await database.orm.transaction(async (tx) => {
      await tx.insert(serverSecrets).values({ name: `${id}/a`, value: 'a'.repeat(500) })
      await tx.insert(serverSecrets).values({ name: `${id}/b`, value: 'b' })
    })
    console.log(`kept ${id}`)
    if (count % 40 === 0) await database.maintain()
  }
} catch (error) {
  console.error(error instanceof DataFolderInUse ? error.message : error)
  process.exit(1)
}
