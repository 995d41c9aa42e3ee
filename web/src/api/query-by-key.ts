import type { Route } from '@lampstand/contract/route'
import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { replyOf } from './client.ts'
import type { Send } from './send.ts'

export type KeyedQuery = (context: Pick<QueryFunctionContext, 'queryKey'>) => Promise<unknown>
type QueryByKey = (options: { on401: 'throw' | 'null' }) => KeyedQuery

/**
 * The default data query: the key's segments joined by slashes are the address of a GET, and the reply is parsed by the
 * route of that address. With `on401: 'null'` a signed-out caller gets null.
 */
export function createQueryByKey(api: Record<string, Record<string, Route>>, send: Send): QueryByKey {
  const routes = Object.values(api).flatMap((feature) => Object.values(feature))
  return ({ on401 }) =>
    async ({ queryKey }) => {
      const url = queryKey.join('/')
      const route = routeAt(routes, url, queryKey)
      try {
        return replyOf(route, await send('GET', url))
      } catch (error) {
        if (on401 === 'null' && error instanceof ApiError && error.status === 401) return null
        throw error
      }
    }
}

function routeAt(routes: readonly Route[], url: string, queryKey: QueryKey): Route {
  const [path = ''] = url.split('?')
  const route = routes.find((candidate) => candidate.method === 'GET' && patternOf(candidate).test(path))
  if (!route) throw new Error(`no call of the contract has the address ${JSON.stringify(queryKey)}`)
  return route
}

const patternOf = (route: Route) => new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`)
