import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { claim, openMoreDoors } from './doors.ts'
import { drain } from './drain.ts'

const VISITORS = 48
const onLinux = test.skipIf(process.platform !== 'linux')

async function openServer({ doors }: { doors: boolean }) {
  const server = createServer((_request, response) => {
    if (!server.listening) response.shouldKeepAlive = false
    response.end('here')
  })
  server.listen(await claim({ port: 0, host: '127.0.0.1' }))
  await once(server, 'listening')
  if (doors) await openMoreDoors(server)
  onTestFinished(async () => {
    await drain(server, 0)
    server.close()
    server.closeAllConnections()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** The kernel has taken all of them before the event loop has let in the first. */
function visitAtOnce(port: number): Socket[] {
  return Array.from({ length: VISITORS }, () => connect(port, '127.0.0.1'))
}

/** Turns of the event loop until everybody is in. */
async function turnsToLetIn(port: number, server: ReturnType<typeof createServer>): Promise<number> {
  let [inside, turns] = [0, 0]
  server.on('connection', () => {
    inside += 1
  })
  const visitors = visitAtOnce(port)
  while (inside < VISITORS) {
    await new Promise(setImmediate)
    turns += 1
  }
  for (const visitor of visitors) visitor.destroy()
  return turns
}

async function ask(socket: Socket): Promise<string> {
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  const [piece] = await once(socket, 'data')
  return String(piece)
}

onLinux('a crowd that comes at once is let in several at a time', async () => {
  const one = await openServer({ doors: false })
  const many = await openServer({ doors: true })

  expect(await turnsToLetIn(one.port, one.server)).toBeGreaterThanOrEqual(VISITORS)
  expect(await turnsToLetIn(many.port, many.server)).toBeLessThan(VISITORS / 2)
})

test('whoever comes in through any of them is answered', async () => {
  const { port } = await openServer({ doors: true })
  const visitors = visitAtOnce(port)

  const answers = await Promise.all(visitors.map(ask))
  expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 200 '))).toHaveLength(VISITORS)
  for (const visitor of visitors) visitor.destroy()
})

test('a stop closes all of them, and answers those who are inside', async () => {
  const { server, port } = await openServer({ doors: true })
  const visitors = visitAtOnce(port)
  await Promise.all(visitors.map(ask))
  const drained = drain(server, 30_000)

  const late = await Promise.allSettled(visitAtOnce(port).map((socket) => once(socket, 'connect')))
  expect(late.filter(({ status }) => status === 'fulfilled')).toEqual([])
  const answers = await Promise.all(visitors.map(ask))
  expect(answers.filter((answer) => answer.includes('Connection: close'))).toHaveLength(VISITORS)
  await drained
})

test('a second process is not let onto the port', async () => {
  const { port } = await openServer({ doors: true })

  await expect(claim({ port, host: '127.0.0.1' })).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
