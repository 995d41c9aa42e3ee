import { halves } from './quotation-cases.ts'
import { measure, type Share } from './quotation-measures.ts'
import { printTable } from './table.ts'

// How well quotations and references are found, judged and repaired in texts as models write them. `--list` prints what is
// wrong in the half that rules are tuned on.

const list = process.argv.includes('--list')
const share = ({ some, all }: Share) => `${(some / all).toFixed(3)} (${some}/${all})`

const rows = halves.map((half) => {
  const measured = measure(half, (text, outcome) => {
    if (list && half.startsWith('dev')) console.log(JSON.stringify(text), outcome, '\n')
  })
  return [half, ...Object.values(measured).map(share)]
})
printTable(['', 'precision', 'recall', 'verdict', 'repair', 'references'], rows)
