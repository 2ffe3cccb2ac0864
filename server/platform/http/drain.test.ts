import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { drain } from './drain.ts'

const QUESTION = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'

async function openServer() {
  const server = createServer((_request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    response.end('here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, port }
}

async function ask(socket: Socket): Promise<string> {
  socket.write(QUESTION)
  const [piece] = await once(socket, 'data')
  return String(piece)
}

/** A keep-alive connection after its first request. */
async function openIdle(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  expect(await ask(socket)).toContain('Connection: keep-alive')
  return socket
}

test('a request on an open connection during shutdown is answered, then the connection closes', async () => {
  const { server, port } = await openServer()
  const socket = await openIdle(port)
  const drained = drain(server, 30_000)

  const answer = await ask(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toContain('Connection: close')
  await drained
})

test('an idle connection does not delay the shutdown beyond its limit', async () => {
  const { server, port } = await openServer()
  const socket = await openIdle(port)
  await drain(server, 20)

  expect(socket.destroyed).toBe(false)
  const closed = once(socket, 'close')
  server.close()
  await closed
})

test('a request that arrived while the process was busy is answered, even after the limit', async () => {
  const { server, port } = await openServer()
  const socket = await openIdle(port)
  const closed = drain(server, 1).then(() => server.close())
  const answer = ask(socket)
  const until = performance.now() + 50
  while (performance.now() < until);

  expect(await answer).toMatch(/^HTTP\/1\.1 200 /)
  await closed
})

test('a server without connections, or that never listened, drains at once', async () => {
  const { server } = await openServer()
  await drain(server, 30_000)
  await drain(createServer(), 30_000)
})
