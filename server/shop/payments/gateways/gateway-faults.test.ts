// Every fault of a gateway, for every gateway: no call hangs, and no payment is lost.
import { createGzip } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { GATEWAY_IDS } from '#contract/settings/gateways.ts'
import { listenHttp } from '#simulators/http.ts'
import type { GatewayFault } from '#tests/simulators/gateway-faults.ts'
import { GATEWAY_WORLDS, openGateway, TEST_REQUEST as REQUEST } from '#tests/support/gateway-worlds.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'

const REFERENCE = REQUEST.reference
/** Only a reply that never comes, or too slowly, needs a time limit that is over soon; a busy machine needs a long one. */
const SOON = 1_000
const isWaitedFor = (fault: GatewayFault) => fault === 'hang' || fault === 'slow'

/** Whether the payment exists after the fault. */
const FAULTS: Record<GatewayFault, { reason: RegExp; opened: boolean }> = {
  'error-500': { reason: /replied 500/, opened: false },
  'error-429': { reason: /replied 429/, opened: false },
  html: { reason: /<h1>Sedang/, opened: false },
  redirect: { reason: /replied 302/, opened: false },
  reset: { reason: /is unreachable/, opened: false },
  truncated: { reason: /is unreachable/, opened: true },
  huge: { reason: /too large/, opened: true },
  'wrong-types': { reason: /invalid payment/, opened: true },
  'lost-answer': { reason: /is unreachable/, opened: true },
  hang: { reason: /is unreachable: TimeoutError/, opened: false },
  slow: { reason: /is unreachable: TimeoutError/, opened: true },
}
const faults = Object.keys(FAULTS) as GatewayFault[]
const EACH_FAULT = GATEWAY_IDS.flatMap((id) => faults.map((fault) => [id, fault] as const))

test.concurrent.each(EACH_FAULT)(
  '%s, %s: open fails, and find tells whether it was opened',
  async (id, fault) => {
    await using world = await openGateway(id, isWaitedFor(fault) ? { timeoutMs: SOON } : {})
    const { reason, opened } = FAULTS[fault]
    world.setFault(fault, 'open')
    const failure = await world.gateway.open(REQUEST).catch((error) => error)
    world.setFault(null)

    expect(failure).toMatchObject({ kind: 'unavailable', message: expect.stringMatching(reason) })
    expect(GATEWAY_WORLDS[id].keys.some((key) => `${failure.stack}`.includes(key))).toBe(false)
    expect((await GATEWAY_WORLDS[id].create(world).find(REFERENCE)) !== null).toBe(opened)
    expect(world.requests.filter((call) => call.includes('followed'))).toEqual([])
  },
)

test.concurrent.each(EACH_FAULT)('%s, %s: fetchStatus and find are unavailable', async (id, fault) => {
  await using world = await openGateway(id)
  const { gatewayReference } = await world.gateway.open(REQUEST)
  const failing = isWaitedFor(fault) ? world.hasty : world.gateway

  world.setFault(fault, 'fetchStatus')
  await expect(failing.fetchStatus(gatewayReference)).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(failing.find(REFERENCE)).rejects.toMatchObject({ kind: 'unavailable' })
  world.setFault(fault, 'find')
  await expect(failing.find(REFERENCE)).rejects.toMatchObject({ kind: 'unavailable' })
  world.setFault(null)
  expect(await world.gateway.fetchStatus(gatewayReference)).toMatchObject({ status: 'UNPAID' })
})

test.each(EACH_FAULT.filter(([, fault]) => isWaitedFor(fault)))(
  '%s, %s ends with the default timeout',
  async (id, fault) => {
    using timeouts = shortTimeouts()
    await using world = await openGateway(id)
    world.setFault(fault)

    await expect(world.gateway.open(REQUEST)).rejects.toThrow(/TimeoutError/)
    expect(timeouts.requested).toEqual([8_000])
  },
)

test.each(GATEWAY_IDS.flatMap((id) => [[id, 'plain'] as const, [id, 'packed'] as const]))(
  '%s: an endless reply is aborted: %s',
  async (id, form) => {
    const endless = await startEndless(form === 'packed')

    await expect(GATEWAY_WORLDS[id].create(endless).open(REQUEST)).rejects.toThrow(/too large/)
    await endless.givenUp
    // Bytes in the sockets between count as well; packed, that is a thousand times as much.
    if (form === 'plain') expect(endless.sent()).toBeLessThan(64 * 1024 * 1024)
  },
)

async function startEndless(isPacked: boolean) {
  let sent = 0
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>()
  const { origin, close } = await listenHttp((_, response) => {
    response.writeHead(200, isPacked ? { 'content-encoding': 'gzip' } : {})
    const out = isPacked ? createGzip() : response
    if (out !== response) out.pipe(response)
    const piece = Buffer.alloc(64 * 1024, 0x20)
    const more = () => {
      while (!response.destroyed) {
        sent += piece.length
        if (!out.write(piece)) return
      }
    }
    out.on('drain', more)
    response.on('close', giveUp)
    more()
  })
  onTestFinished(close)
  return { url: `${origin}/api`, givenUp, sent: () => sent }
}
