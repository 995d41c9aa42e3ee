import type { Route } from '@lampstand/contract/route'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { withSearch } from './address.ts'
import { ApiError } from './api-error.ts'
import { replyOf } from './client.ts'
import type { Device } from './device.ts'
import type { Send } from './send.ts'

export type QueryByKey = (context: Pick<QueryFunctionContext, 'queryKey' | 'meta'>) => Promise<unknown>

/**
 * The default data query: the key's segments joined by slashes are the address of a GET, and the reply is parsed by the
 * route of that address. Its `meta` may add to the address, and say that a signed-out caller gets null.
 */
export function createQueryByKey(routes: readonly Route[], send: Send, device: Device): QueryByKey {
  return async ({ queryKey, meta }) => {
    const address = queryKey.join('/')
    const route = routeAt(routes, address, queryKey)
    try {
      return replyOf(route, await send('GET', withSearch(address, meta?.query?.(device) ?? {})))
    } catch (error) {
      if (meta?.on401 === 'null' && error instanceof ApiError && error.status === 401) return null
      throw error
    }
  }
}

function routeAt(routes: readonly Route[], address: string, queryKey: QueryKey): Route {
  const [path = ''] = address.split('?')
  const route = routes.find((candidate) => candidate.method === 'GET' && patternOf(candidate).test(path))
  if (!route) throw new Error(`no call of the contract has the address ${JSON.stringify(queryKey)}`)
  return route
}

const patternOf = (route: Route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`)
