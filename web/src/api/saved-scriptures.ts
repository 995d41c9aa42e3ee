/** The key of the query that lists the verses a person keeps; several pages change that list. */
export const savedScripturesKey = ['saved scriptures'] as const
