// The proxy fails as configured.
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { listenTcp } from '../../simulators/tcp.ts'
import { HUGE_BYTES, startFaultProxy } from './fault-proxy.ts'

async function openProxy() {
  const source = await listenTcp((socket) => socket.on('data', (piece) => socket.write(`echo ${piece}`)))
  const proxy = await startFaultProxy({ targetPort: source.port, hugeHead: Buffer.from('head') })
  return {
    proxy,
    async [Symbol.asyncDispose]() {
      await proxy.close()
      await source.close()
    },
  }
}

async function firstPiece(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write('hello')
  const [piece] = await once(socket, 'data')
  socket.destroy()
  return String(piece)
}

test('forwards and counts connections', async () => {
  await using world = await openProxy()
  const { proxy } = world

  expect(await firstPiece(proxy.port)).toBe('echo hello')
  expect([proxy.tries(), proxy.mostAtOnce()]).toEqual([1, 1])
  const others = [1, 2, 3].map(() => connect(proxy.port, '127.0.0.1'))
  await Promise.all(
    others.map((socket) => {
      socket.write('hello')
      return once(socket, 'data')
    }),
  )
  for (const socket of others) socket.destroy()
  expect(proxy.tries()).toBe(4)
  expect(proxy.mostAtOnce()).toBeGreaterThanOrEqual(3)
})

test('refuses, then forwards again on the same port', async () => {
  await using world = await openProxy()
  await world.proxy.setFault('refused')
  const [error] = await once(connect(world.proxy.port, '127.0.0.1'), 'error')
  expect(error.code).toBe('ECONNREFUSED')

  await world.proxy.setFault(null)
  expect(await firstPiece(world.proxy.port)).toBe('echo hello')
})

test('a fault drops open connections', async () => {
  await using world = await openProxy()
  const socket = connect(world.proxy.port, '127.0.0.1')
  socket.write('hello')
  await once(socket, 'data')
  const closed = once(socket, 'close')

  await world.proxy.setFault('hanging')
  await closed
})

test('huge sends 100 MB after the head', async () => {
  await using world = await openProxy()
  await world.proxy.setFault('huge')
  const socket = connect(world.proxy.port, '127.0.0.1')
  let [bytes, head] = [0, '']
  socket.on('data', (piece) => {
    if (bytes === 0) head = piece.toString('latin1', 0, 4)
    bytes += piece.length
  })
  await once(socket, 'end')

  expect([head, bytes]).toEqual(['head', HUGE_BYTES + 4])
})
