import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { serverSecrets } from '../../db/schema.ts'

/** The key of a name, 256 bits, made once and shared by all servers on the database. */
export async function serverSecret(orm: Orm, name: string): Promise<Buffer> {
  const fresh = randomBytes(32).toString('base64url')
  await orm.insert(serverSecrets).values({ name, value: fresh }).onConflictDoNothing()
  const [row] = await orm.select().from(serverSecrets).where(eq(serverSecrets.name, name))
  if (!row) throw new Error(`the secret ${name} is not in the database`)
  return Buffer.from(row.value, 'base64url')
}
