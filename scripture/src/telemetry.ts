/**
 * Keeps onnxruntime from reporting to its maker how it is used, which it does by default, with an id of this machine. It asks the
 * environment of the process as it is loaded, and only the main thread can change that one: a worker has a copy.
 */
export function forbidTelemetry(): void {
  process.env['ORT_DISABLE_TELEMETRY'] = '1'
}
