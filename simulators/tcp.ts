// TCP servers on loopback that close their sockets on close.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

export type Listening = { port: number; close(): Promise<void> }

export async function listenTcp(onConnection: (socket: Socket) => void, port = 0): Promise<Listening> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    onConnection(socket)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
