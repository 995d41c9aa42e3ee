import { serveOffline } from './offline-pages.ts'
import { showPushes } from './push-notifications.ts'

/*
 * Runs as /service-worker.js, beside the pages. Each thing that it does is a file of this folder that is told of the worker here.
 */

/** Filled in by the build; what stands here is never served. */
const offline = '__OFFLINE__' as unknown as { version: string; files: string[]; pages: string[] }

const scope = self as unknown as WorkerScope
serveOffline(scope, offline)
showPushes(scope)
