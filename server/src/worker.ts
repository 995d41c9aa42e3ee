import './drizzle-imports.ts'
import { ConfigError } from './config.ts'
import { runProgram } from './run-program.ts'

await runProgram(async (config) => {
  if (!config.smtp && !config.oidc) {
    throw new ConfigError([
      'A worker needs SMTP_URL: without it mail is shown on a page of the server, which must work the jobs itself.',
    ])
  }
  const { composeServer } = await import('./compose.ts')
  const { work: run, close } = await composeServer({ ...config, worksJobs: true })
  return { run, close }
})
