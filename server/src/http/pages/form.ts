import type { FastifyRequest } from 'fastify'

/** A field of a form that was sent, or of the query of a page; empty when it is absent or given twice. */
export function fieldOf({ method, body, query }: FastifyRequest, name: string): string {
  const fields: unknown = method === 'POST' ? body : query
  if (typeof fields !== 'object' || fields === null) return ''
  const value: unknown = Object.getOwnPropertyDescriptor(fields, name)?.value
  return typeof value === 'string' ? value : ''
}
