import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A path in a new folder that goes with the test; nothing is there yet. */
export function scratchPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lampstand-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'data')
}
