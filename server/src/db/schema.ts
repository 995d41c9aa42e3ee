/* Every table; each file holds those of one matter. */
export * from './schema/billing.ts'
export * from './schema/journal.ts'
export * from './schema/mail.ts'
export * from './schema/people.ts'
export * from './schema/program.ts'
export * from './schema/verses.ts'
