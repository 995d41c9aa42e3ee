import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/client.ts'
import { serverSecrets } from '../../db/schema.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

const name = 'vapid'

/** The key pair by which push services know this server (RFC 8292), made once and shared by all servers on the database. */
export async function vapidKeys(orm: Orm): Promise<VapidKeys> {
  const kept = (await read(orm)) ?? (await make(orm))
  const [publicKey, privateKey] = kept.split('.')
  if (!publicKey || !privateKey) throw new Error(`the secret ${name} has no known form`)
  return { publicKey, privateKey }
}

async function make(orm: Orm): Promise<string> {
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await orm
    .insert(serverSecrets)
    .values({ name, value: `${publicKey}.${privateKey}` })
    .onConflictDoNothing()
  const value = await read(orm)
  if (value === undefined) throw new Error(`the secret ${name} is not in the database`)
  return value
}

async function read(orm: Orm): Promise<string | undefined> {
  const [row] = await orm.select({ value: serverSecrets.value }).from(serverSecrets).where(eq(serverSecrets.name, name))
  return row?.value
}
