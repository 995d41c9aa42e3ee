/** Marks in the onboarding page as it is built; the server puts today's verse in their place when it sends the page. */
export const verseMarks = { text: '{{verse-text}}', reference: '{{verse-reference}}' } as const

/** Attribute of a list item that is sent only where the deployer has set the link that its value names. */
export const neededLink = 'data-needs'
