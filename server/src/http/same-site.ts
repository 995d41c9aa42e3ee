import type { FastifyRequest } from 'fastify'
import { CrossSite } from '../errors.ts'

/**
 * Refuses a call that another site made a browser send. Browsers name the sender in `Sec-Fetch-Site`, older ones in
 * `Origin` at least; a program that sends neither carries no cookies it was not given.
 * @throws CrossSite
 */
export function assertSameSite(request: FastifyRequest, publicOrigin: string) {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) {
    if (site !== 'same-origin' && site !== 'none') throw new CrossSite()
    return
  }
  const { origin } = request.headers
  if (origin !== undefined && origin !== publicOrigin) throw new CrossSite()
}
