const barWidth = 28
const redraw = 100
/** Where lines are kept, as in a log, one every few seconds is enough. */
const tell = 5000

/**
 * Says what is being done and how far it is, until `end()`: a bar on a terminal, a line now and then elsewhere.
 * @param {string} title what is being done
 * @param {number} total of how many steps
 * @param {() => number} count how many are done by now
 */
export function report(title, total, count) {
  const out = process.stdout
  const start = Date.now()
  const line = (/** @type {number} */ done) =>
    `${title}: ${done} of ${total}, ${Math.round((Date.now() - start) / 1000)} s`
  const draw = () => {
    const done = count()
    const filled = total === 0 ? barWidth : Math.round((barWidth * done) / total)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
    // Longer than the terminal is wide, it would leave a trace of itself at every redrawing.
    out.write(`\r\u001B[K${`${bar} ${line(done)}`.slice(0, (out.columns || 80) - 1)}`)
  }
  if (!out.isTTY) console.log(title)
  const timer = out.isTTY ? setInterval(draw, redraw) : setInterval(() => console.log(line(count())), tell)
  if (out.isTTY) draw()
  return {
    end() {
      clearInterval(timer)
      if (out.isTTY) out.write('\r\u001B[K')
      console.log(line(count()))
    },
  }
}
