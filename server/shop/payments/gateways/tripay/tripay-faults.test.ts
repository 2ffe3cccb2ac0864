import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { GATEWAY_FAULTS, type GatewayFault } from '#simulators/gateway-faults.ts'
import { DEMO_MERCHANT, startTripayServer } from '#simulators/tripay-server.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'
import { createPaymentGateway } from '../index.ts'
import type { PaymentRequest } from '../payment-gateway.ts'

const NOW = new Date('2026-11-15T03:00:00Z')
const REQUEST: PaymentRequest = {
  reference: 'REF-1',
  method: 'QRIS',
  price: 50_000,
  productId: 'pp40',
  productName: '40 Premium Points',
  username: 'Steve',
  expiresAt: new Date('2026-11-15T04:00:00Z'),
}
/** Only what never answers, or too slowly, needs a time limit that is over soon; a busy machine needs a long one. */
const SOON = { timeoutMs: 1_000 }
/** For calls whose request need not arrive. */
const AT_ONCE = { timeoutMs: 100 }
const isWaitedFor = (fault: GatewayFault) => fault === 'hang' || fault === 'slow'

/** Whether the payment exists afterwards. */
const FAULTS: Record<GatewayFault, { reason: RegExp; opened: boolean }> = {
  'error-500': { reason: /replied 500/, opened: false },
  'error-429': { reason: /replied 429/, opened: false },
  html: { reason: /valid envelope: <h1>Sedang/, opened: false },
  redirect: { reason: /replied 302/, opened: false },
  reset: { reason: /is unreachable/, opened: false },
  truncated: { reason: /is unreachable/, opened: true },
  huge: { reason: /too large/, opened: true },
  'wrong-types': { reason: /invalid payment/, opened: true },
  'lost-answer': { reason: /is unreachable/, opened: true },
  hang: { reason: /is unreachable: TimeoutError/, opened: false },
  slow: { reason: /is unreachable: TimeoutError/, opened: true },
}
const names = Object.keys(FAULTS) as GatewayFault[]

async function openTripay(limits?: { timeoutMs: number }) {
  const { close, ...tripay } = await startTripayServer({ now: () => NOW })
  const gateway = createPaymentGateway(settingsFor(tripay.url), limits)
  const hasty = createPaymentGateway(settingsFor(tripay.url), AT_ONCE)
  return { ...tripay, gateway, hasty, [Symbol.asyncDispose]: close }
}

function settingsFor(url: string) {
  return { ...DEMO_MERCHANT, url, publicUrl: 'https://angkasa.test', callbackUrl: 'https://angkasa.test/c' }
}

test('every fault of the simulator is tried', () => {
  expect(names.toSorted()).toEqual(GATEWAY_FAULTS.toSorted())
})

test.concurrent.each(names)('%s: open fails, and find tells whether it was opened', async (fault) => {
  await using tripay = await openTripay(isWaitedFor(fault) ? SOON : undefined)
  const { reason, opened } = FAULTS[fault]
  tripay.setFault(fault, 'transaction/create')

  await expect(tripay.gateway.open(REQUEST)).rejects.toMatchObject({
    kind: 'unavailable',
    message: expect.stringMatching(reason),
  })
  expect((await tripay.gateway.find('REF-1')) !== null).toBe(opened)
  expect(tripay.requests.filter((call) => !/\/api\/(transaction|merchant)\//.test(call))).toEqual([])
})

test.concurrent.each(names)('%s: fetchStatus and find are unavailable', async (fault) => {
  await using tripay = await openTripay()
  const { gatewayReference } = await tripay.gateway.open(REQUEST)
  const failing = isWaitedFor(fault) ? tripay.hasty : tripay.gateway

  tripay.setFault(fault, 'transaction/detail')
  await expect(failing.fetchStatus(gatewayReference)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(failing.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
  tripay.setFault(fault, 'merchant/transactions')
  await expect(failing.find('REF-1')).rejects.toMatchObject({ kind: 'unavailable' })
  tripay.setFault(null)
  expect(await tripay.gateway.fetchStatus(gatewayReference)).toMatchObject({ status: 'UNPAID' })
})

test.each<GatewayFault>(['hang', 'slow'])('%s ends with the default timeout', async (fault) => {
  using timeouts = shortTimeouts()
  await using tripay = await openTripay()
  tripay.setFault(fault)

  await expect(tripay.gateway.open(REQUEST)).rejects.toThrow(/TimeoutError/)
  expect(timeouts.requested).toEqual([8_000])
})

test('a refused connection is unavailable', async () => {
  const gateway = createPaymentGateway(settingsFor('http://127.0.0.1:9/'))

  await expect(gateway.open(REQUEST)).rejects.toMatchObject({ kind: 'unavailable' })
})

test.each(['plain', 'packed'])('an endless reply is aborted: %s', async (form) => {
  let sent = 0
  const server = createServer((_, response) => {
    response.writeHead(200, form === 'packed' ? { 'content-encoding': 'gzip' } : {})
    const out = form === 'packed' ? createGzip() : response
    if (out !== response) out.pipe(response)
    const piece = Buffer.alloc(64 * 1024, 0x20)
    const more = () => {
      while (!response.destroyed) {
        sent += piece.length
        if (!out.write(piece)) return
      }
    }
    out.on('drain', more)
    response.on('close', () => server.emit('given-up'))
    more()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const givenUp = once(server, 'given-up')
  const { port } = server.address() as AddressInfo
  const gateway = createPaymentGateway(settingsFor(`http://127.0.0.1:${port}/api`))

  await expect(gateway.open(REQUEST)).rejects.toThrow(/too large/)
  await givenUp
  // Bytes in the sockets between count as well; packed, that is a thousand times as much.
  if (form === 'plain') expect(sent).toBeLessThan(64 * 1024 * 1024)
})
