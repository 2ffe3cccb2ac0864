import { expect, test } from 'vitest'
import type { ServerStatus } from '#contract/status.schema.ts'
import type { StatusProbe } from './probes/status-probe.ts'
import { createStatus, PING_EVERY_MS } from './status.service.ts'

const UP: ServerStatus = { online: true, players: { online: 12, max: 100 }, version: '1.21' }
const quiet = { info: () => {}, warn: () => {} }

function world(ping: () => Promise<ServerStatus>) {
  let now = 1_000_000
  const probe: StatusProbe = { ping }
  const status = createStatus({ probes: { network: probe }, clock: { now: () => new Date(now) }, log: quiet })
  return {
    status,
    advance: (ms: number) => {
      now += ms
    },
  }
}

test('has no status before the first ping', () => {
  const { status } = world(async () => UP)

  expect(status.find('network')).toBeNull()
  expect(status.get('network')).toEqual({ online: false, players: { online: 0, max: 0 }, version: '' })
})

test('a server without a probe has the status of the network', async () => {
  const { status } = world(async () => UP)
  await status.refresh()

  expect(status.get('survival')).toEqual(UP)
})

test('goes offline after three failed pings and keeps version and slots', async () => {
  let failing = false
  const { status, advance } = world(async () => {
    if (failing) throw new Error('silent')
    return UP
  })
  await status.refresh()
  failing = true
  advance(PING_EVERY_MS)
  await status.refresh()
  expect(status.get('network')).toEqual(UP)

  advance(2 * PING_EVERY_MS)
  await status.refresh()
  expect(status.get('network')).toEqual({ ...UP, online: false })

  failing = false
  await status.refresh()
  expect(status.get('network')).toEqual(UP)
})

test('an old status becomes offline without further pings', async () => {
  const { status, advance } = world(async () => UP)
  await status.refresh()
  advance(3 * PING_EVERY_MS)

  expect(status.get('network').online).toBe(false)
})

test('a server that never answered is offline', async () => {
  const { status } = world(async () => {
    throw new Error('refused')
  })
  await status.refresh()

  expect(status.find('network')).toMatchObject({ online: false, version: '' })
})

test('pings of one server never overlap', async () => {
  let looks = 0
  const { status } = world(async () => {
    looks += 1
    await new Promise((resolve) => setImmediate(resolve))
    return UP
  })
  await Promise.all([status.refresh(), status.refresh(), status.refresh()])

  expect(looks).toBe(1)
})
