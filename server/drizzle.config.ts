import { defineConfig } from 'drizzle-kit'

/** For `drizzle-kit generate --name <what-it-does>`, run in this folder after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
  migrations: { prefix: 'index' },
})
