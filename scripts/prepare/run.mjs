import { spawn } from 'node:child_process'

/**
 * Runs a command to its end, its output held back unless it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} failure first line of the error
 * @returns {Promise<string>} what the command wrote
 */
export function run(command, args, failure) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    const stop = () => child.kill()
    process.once('exit', stop)
    let output = ''
    child.stdout.on('data', (text) => (output += text))
    child.stderr.on('data', (text) => (output += text))
    child.once('error', (error) => reject(new Error(`${failure}\n${error.message}`)))
    child.once('close', (code, signal) => {
      process.off('exit', stop)
      if (code === 0) resolve(output)
      else reject(new Error(`${failure} (${signal ?? `exit ${code}`})\n${output.trim()}`))
    })
  })
}
