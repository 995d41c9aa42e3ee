import { createServer } from 'node:net'

/* A mail server that takes everything and keeps nothing; it writes its port and ends with its standard input. */

const server = createServer((socket) => {
  let inData = false
  let tail = ''
  socket.setNoDelay(true)
  socket.on('error', () => socket.destroy())
  socket.write('220 sink ESMTP\r\n')
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
        socket.write('250 taken\r\n')
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
        socket.write('354 go on\r\n')
      } else if (command.startsWith('EHLO')) socket.write('250 sink\r\n')
      else if (command === 'QUIT') socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    }
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : 0)
})
process.stdin.resume().once('end', () => process.exit(0))
