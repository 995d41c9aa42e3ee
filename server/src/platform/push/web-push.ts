import type { Config } from '../../config.ts'
import type { Orm } from '../../db/client.ts'
import type { Log } from '../../http/logging.ts'
import { isPushEndpoint, type Push, type PushOutcome } from './push.ts'
import { type VapidKeys, vapidKeys } from './vapid.ts'

type Parts = {
  config: Pick<Config, 'publicUrl'>
  orm: Orm
  log: Log
  /** In place of the network. */
  fetch?: typeof fetch | undefined
}

/** Milliseconds for one hand-over. */
const patience = 10_000

/** Web Push (RFC 8030, 8188, 8291, 8292). What is said is encrypted for the browser: the push service cannot read it. */
export function createWebPush({ config: { publicUrl }, orm, log, fetch: call = fetch }: Parts): Push {
  let keys: Promise<VapidKeys> | undefined
  // Made at the first use: a server that pushes nothing needs none. A failure is not kept.
  const ready = () => {
    keys ??= vapidKeys(orm).catch((error: unknown) => {
      keys = undefined
      throw error
    })
    return keys
  }
  const subject = publicUrl.protocol === 'https:' ? publicUrl.origin : `mailto:operator@${publicUrl.hostname}`

  return {
    publicKey: async () => (await ready()).publicKey,

    async send({ endpoint, p256dh, auth }, message, { ttl }) {
      if (!isPushEndpoint(endpoint)) return 'gone'
      try {
        const { default: webPush } = await import('web-push')
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { vapidDetails: { subject, ...(await ready()) }, TTL: ttl, urgency: 'high', contentEncoding: 'aes128gcm' },
        )
        const reply = await call(endpoint, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(patience),
        })
        await reply.body?.cancel()
        const outcome = outcomeOf(reply.status)
        if (outcome === 'refused') log.warn({ status: reply.status }, 'a push service refused a push')
        return outcome
      } catch (error) {
        log.warn({ fault: error instanceof Error ? error.name : 'unknown' }, 'a push could not be handed over')
        return 'later'
      }
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}
