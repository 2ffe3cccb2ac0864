import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { probeReceiver } from './probe-receiver.service.ts'
import { greeting } from './protocol.ts'

const probe = (port: number) => probeReceiver({ host: '0.0.0.0', port }, AbortSignal.timeout(2_000))

test.each([
  ['ready', greeting('a-challenge')],
  ['other', 'SSH-2.0-OpenSSH_9.2\r\n'],
] as const)('a port that greets is %s', async (found, first) => {
  const server = await listenTcp((socket) => socket.end(first))
  onTestFinished(server.close)
  expect(await probe(server.port)).toBe(found)
})

test('a port where nothing listens is closed', async () => {
  expect(await probe(await freePort())).toBe('closed')
})
