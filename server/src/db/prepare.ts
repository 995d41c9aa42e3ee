import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeDatabase } from './embedded.ts'
import { preparedFolder } from './first-start.ts'

export async function prepareDatabase(folder = preparedFolder) {
  const fresh = `${folder}.${process.pid}`
  await mkdir(dirname(folder), { recursive: true })
  try {
    await makeDatabase(fresh)
    await rm(folder, { recursive: true, force: true })
    await rename(fresh, folder)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}
