import { spawn } from 'node:child_process'
import { createServer as createVite } from 'vite'
import { freePort } from './free-port.ts'

const port = Number(process.env['PORT'] ?? 3000)
const behind = await freePort()

// The program stands behind Vite and believes itself in front, so that its links and redirects lead to the address people use.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(behind), PUBLIC_URL: process.env['PUBLIC_URL'] ?? `http://localhost:${port}` },
})
server.once('exit', (code) => process.exit(code ?? 1))

const vite = await createVite({
  configFile: 'web/vite.config.ts',
  configLoader: 'native',
  clearScreen: false,
  logLevel: 'warn',
  server: {
    port,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/healthz', '/readyz', '/metrics', '/server-pages.css'].map((path) => [
        path,
        { target: `http://127.0.0.1:${behind}` },
      ]),
    ),
  },
})
await vite.listen()
console.log(`Lampstand with reload: http://localhost:${port} (design page: http://localhost:${port}/design)`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal)
    void vite.close()
  })
}
