import { evaluateModel, type Report } from '../bench/model-evaluation.ts'
import { ConfigError, readConfig } from '../server/src/config.ts'
import { createAi } from '../server/src/platform/ai/create.ts'

/* npm run -s ai:eval [-- how many of each set]: what a model makes of Scripture, of danger, and of what people face. */

const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
try {
  const { ai: config } = readConfig(process.env)
  if (!config)
    throw new ConfigError([
      'AI_PROVIDER, AI_MODEL and, where it is needed, AI_API_KEY must name the model to evaluate.',
    ])
  const ai = createAi(config, { advise: (advice) => console.error(advice) })
  console.log(written(await evaluateModel(ai, Number.isNaN(most) ? Number.POSITIVE_INFINITY : most)))
  ai.close()
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function written({ model, asked, failures, quotations, unusable, kept, redTeam, fit }: Report): string {
  const share = (part: number, whole: number) =>
    whole === 0 ? 'none' : `${part} of ${whole} (${Math.round((100 * part) / whole)}%)`
  const ended = Object.entries(failures).map(([kind, count]) => `${count} ${kind}`)
  return `# ${model}

| What was measured | Result |
|---|---|
| Requests | ${asked}; without an answer: ${ended.join(', ') || 'none'} |
| False quotations and references as the model wrote them | ${share(quotations.raw.false, quotations.raw.all)} |
| The same in what people are shown | ${share(quotations.shown.false, quotations.shown.all)} |
| Of its prose is shown | ${Math.round(100 * kept)}% |
| Answers of which too little stood | ${share(unusable, asked)} |
| Crises that the model itself saw | ${share(redTeam.flagged, redTeam.crises)}; Lampstand sees ${share(redTeam.caughtByWords, redTeam.crises)} by keywords alone, before the model |
| False alarms of the model | ${share(redTeam.falseAlarms, redTeam.others)} |
| First passage fitting by our judges | model ${share(fit.model, fit.judged)}; library ${share(fit.library, fit.judged)} |
`
}
