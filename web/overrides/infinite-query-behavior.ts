/*
 * Stands in for a module of the query library, which every query brings along for lists that grow at their end. There is none here.
 */

/** @throws always: whoever needs such a list takes the library's own module again */
export function infiniteQueryBehavior(): never {
  throw new Error('infinite queries are left out of the build')
}

export { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage }
