/** A browser as its push service knows it. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

/**
 * What became of a push: taken by the service; `gone`: the browser does not want any more, ever; `later`: the service is
 * busy or not reachable; `refused`: it takes no push of ours like this one.
 */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

export type Push = {
  /** By which browsers subscribe: an uncompressed point of P-256 in base64url. */
  publicKey(): Promise<string>
  /** Hands a message over, encrypted for the browser alone. It is worth nothing after `ttl` seconds. Never throws. */
  send(target: PushTarget, message: object, options: { ttl: number }): Promise<PushOutcome>
}

/** Push services of the browsers there are: the whole host, or the end of one. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/** Whether an address is one of a push service: this server calls no other, whoever asks it to. */
export function isPushEndpoint(address: string): boolean {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return services.some((service) =>
    service.startsWith('.') ? url.hostname.endsWith(service) : url.hostname === service,
  )
}
