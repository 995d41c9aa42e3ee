import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
/** The parts of Emscripten's file systems that are used here; its types leave them out. */
type FileSystems = {
  NODEFS: {
    stream_ops: { fsync?: (stream: Stream) => number }
    realPath(node: unknown): string
    tryFSOperation<T>(operation: () => T): T
  }
}

/** PGlite's file system on a folder, with the fsync that it lacks: without it a commit does not outlive a power cut. */
export class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => addFsync(module as FileSystems)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

function addFsync({ NODEFS }: FileSystems) {
  NODEFS.stream_ops.fsync = (stream) =>
    // Turns a failure into the error number that PostgreSQL must see: it stops rather than lose a write.
    NODEFS.tryFSOperation(() => {
      if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node))
      else fs.fsyncSync(stream.nfd)
      return 0
    })
}

/** A folder is synced so that a file made or renamed in it outlives a power cut under its name. */
function syncFolder(path: string) {
  const folder = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(folder)
  } finally {
    fs.closeSync(folder)
  }
}
