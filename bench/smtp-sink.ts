import { createServer } from 'node:net'

/*
 * A mail server that takes everything and keeps nothing; it writes its port and ends with its standard input. Its argument: after how many
 * milliseconds it answers, at once unless told.
 */

const latency = Number(process.argv[2] ?? 0)
const server = createServer((socket) => {
  let inData = false
  let tail = ''
  const answer = (line: string) => {
    if (latency === 0) socket.write(`${line}\r\n`)
    else setTimeout(() => socket.write(`${line}\r\n`), latency)
  }
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  answer('220 sink ESMTP')
  socket.on('data', (chunk) => {
    tail += chunk.toString('latin1')
    for (;;) {
      if (inData) {
        const end = tail.indexOf('\r\n.\r\n')
        if (end < 0) {
          tail = tail.slice(-4)
          return
        }
        tail = tail.slice(end + 5)
        inData = false
        answer('250 taken')
        continue
      }
      const end = tail.indexOf('\r\n')
      if (end < 0) return
      const command = tail.slice(0, end).toUpperCase()
      tail = tail.slice(end + 2)
      if (command === 'DATA') {
        inData = true
        // The end of an empty body begins with the line's own end.
        tail = `\r\n${tail}`
        answer('354 go on')
      } else if (command.startsWith('EHLO')) answer('250 sink')
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else answer('250 ok')
    }
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
process.stdin.resume().once('end', () => process.exit(0))
