import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { serverSecrets } from '../../db/schema.ts'

export type ServerSecret = {
  /** Reads the key, or makes it; asks the database, so it waits until that is open. */
  prepare(): Promise<void>
  /** @throws before `prepare` */
  key(): Buffer
}

/** The key of a name, 256 bits, made once and shared by all servers on the database. */
export function createServerSecret(orm: Orm, name: string): ServerSecret {
  let known: Buffer | undefined
  return {
    async prepare() {
      const fresh = randomBytes(32).toString('base64url')
      await orm.insert(serverSecrets).values({ name, value: fresh }).onConflictDoNothing()
      const [row] = await orm.select().from(serverSecrets).where(eq(serverSecrets.name, name))
      if (!row) throw new Error(`the secret ${name} is not in the database`)
      known = Buffer.from(row.value, 'base64url')
    },
    key() {
      if (!known) throw new Error(`the secret ${name} is used before it is read`)
      return known
    },
  }
}
