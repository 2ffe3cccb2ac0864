import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { boardServer } from '#tests/support/game-servers.ts'
import { SILENT } from '#tests/support/silent-log.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { isOwnFailure } from './pings.ts'
import { createStatus, PING_EVERY_MS } from './status.service.ts'

const UP: ServerStatus = { online: true, players: { online: 12, max: 100 }, version: '1.21' }

type Pinged = { network?: boolean; servers?: readonly string[] }
type Ping = (host: string) => Promise<ServerStatus>

/** Servers are pinged at a host of their name. */
function registry({ network = true, servers = [] }: Pinged) {
  const at = (host: string, isPinged: boolean) => (isPinged ? { host, port: 25_565 } : null)
  return {
    network: { ping: at('network', network), bedrockPing: null },
    list: ['survival', 'skyblock', 'lobby-2'].map((id) => ({
      ...boardServer(id, null),
      ping: at(id, servers.includes(id)),
    })),
  }
}

/** `state` is what the settings say. */
function world(ping: Ping, pinged: Pinged = {}) {
  const clock = turnableClock()
  const state = { servers: registry(pinged), modes: demoSettings.modes }
  const status = createStatus({
    shownSettings: () => state,
    servers: { current: () => state.servers },
    openProbe: ({ java }) => ({ ping: () => ping(java?.host ?? '') }),
    clock,
    log: SILENT,
  })
  return { status, state, advance: clock.pass }
}

test('has no status before the first ping', () => {
  const { status } = world(async () => UP)

  expect(status.network()).toBeNull()
  const none = { online: false, players: { online: 0, max: 0 }, version: '', pending: true }
  expect(status.get('network')).toEqual(none)
})

test('catching up asks only servers that were never asked', async () => {
  const asked: string[] = []
  const { status, state } = world((host) => Promise.resolve(asked.push(host)).then(() => UP))
  await status.catchUp()
  state.servers = registry({ servers: ['survival'] })
  await status.catchUp()
  expect(asked).toEqual(['network', 'survival'])
  expect(status.get('survival')).toEqual(UP)
})

test('servers, modes and the other word for skyblock have the status of the network without an own one', async () => {
  const { status } = world(async () => UP)
  await status.refresh()

  for (const id of ['network', 'survival', 'skyblock', 'lobby-2', 'creative', 'tycoon']) {
    expect(status.get(id), id).toEqual(UP)
    expect(status.findOwn(id)).toBeNull()
  }
})

test.each(['lobby', 'constructor', 'global', ''])('%j is no server', async (id) => {
  const { status } = world(async () => UP)
  await status.refresh()
  expect(status.get(id)).toBeUndefined()
})

test('a server with an address has a status of its own, and so have its modes', async () => {
  const players = (online: number): ServerStatus => ({ ...UP, players: { online, max: 50 } })
  const { status, state } = world(async (host) => players(host === 'skyblock' ? 7 : 40), {
    servers: ['skyblock'],
  })
  const [mode] = demoSettings.modes
  if (!mode) throw new Error('the demo has modes')
  state.modes = [
    { ...mode, id: 'islands', server: 'skyblock' },
    { ...mode, id: 'events', server: null },
  ]
  await status.refresh()

  expect(
    ['network', 'skyblock', 'tycoon', 'islands', 'events'].map((id) => status.get(id)?.players.online),
  ).toEqual([40, 7, 7, 7, 40])
  expect([status.findOwn('islands'), status.findOwn('events')]).toEqual([players(7), null])
  expect(status.get('creative')).toBeUndefined()
})

test('without an address the network is the sum of its servers that are online', async () => {
  let isSurvivalUp = true
  const ping: Ping = async (host) => {
    if (host === 'survival' && !isSurvivalUp) throw new Error('away')
    return { online: true, players: { online: host === 'survival' ? 3 : 4, max: 10 }, version: host }
  }
  const { status, advance } = world(ping, { network: false, servers: ['survival', 'skyblock'] })
  expect(status.network()).toBeNull()
  await status.refresh()
  expect(status.network()).toEqual({ online: true, players: { online: 7, max: 20 }, version: 'survival' })
  expect(status.network()).toBe(status.network())
  expect(status.get('lobby-2')).toBe(status.network())

  isSurvivalUp = false
  advance(3 * PING_EVERY_MS)
  await status.refresh()
  expect(status.network()).toEqual({ online: true, players: { online: 4, max: 10 }, version: 'skyblock' })
  advance(3 * PING_EVERY_MS)
  expect(status.network()).toEqual({ online: false, players: { online: 0, max: 0 }, version: 'survival' })
})

test('another address in the settings starts anew, a removed one is forgotten', async () => {
  const { status, state } = world(async (host) => ({ ...UP, version: host }), { servers: ['survival'] })
  await status.refresh()
  expect(status.get('survival')?.version).toBe('survival')

  state.servers = registry({ servers: [] })
  expect(status.get('survival')?.version).toBe('network')
  state.servers = registry({ servers: ['survival', 'skyblock'] })
  expect([status.findOwn('survival'), status.findOwn('skyblock')]).toEqual([null, null])
  await status.refresh()
  expect(status.get('skyblock')?.version).toBe('skyblock')
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

test('a server that never answered is offline', async () => {
  const { status } = world(() => Promise.reject(new Error('refused')))
  await status.refresh()

  expect(status.network()).toMatchObject({ online: false, version: '' })
})

test('names the oldest outage', async () => {
  const away = new Set(['survival'])
  const { status, advance } = world(
    async (host) => {
      if (away.has(host)) throw new Error('refused')
      return UP
    },
    { servers: ['skyblock', 'survival'] },
  )
  expect(status.outage()).toBeNull()
  await status.refresh()
  away.add('skyblock')
  advance(PING_EVERY_MS)
  await status.refresh()

  expect(status.outage()).toMatchObject({ why: 'survival: refused', since: '2026-11-15T12:00:00.000Z' })
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

test('what cannot be checked is unknown, not down', async () => {
  const reasons: Record<string, Error | null> = { survival: null, skyblock: null }
  const { status, advance } = world(
    async (host) => {
      const reason = reasons[host]
      if (reason) throw reason
      return UP
    },
    { network: false, servers: ['survival', 'skyblock'] },
  )
  const reaches = () => status.observeAll().map(({ id, reach, players }) => `${id} ${reach} ${players}`)
  expect(reaches()).toEqual([])
  await status.refresh()
  expect(reaches()).toEqual(['network up 24', 'survival up 12', 'skyblock up 12'])

  reasons.survival = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  advance(3 * PING_EVERY_MS)
  await status.refresh()
  expect(reaches()).toEqual(['network up 12', 'survival down 0', 'skyblock up 12'])

  reasons.skyblock = Object.assign(new Error('no name service'), { code: 'EAI_AGAIN' })
  advance(3 * PING_EVERY_MS)
  await status.refresh()
  expect(reaches()).toEqual(['network unknown 0', 'survival down 0', 'skyblock unknown 0'])

  // The process was suspended: old failures tell nothing about now.
  advance(3 * PING_EVERY_MS)
  expect(reaches()).toEqual(['network unknown 0', 'survival unknown 0', 'skyblock unknown 0'])
})

const failure = (code: string) => Object.assign(new Error(code), { code })

test.each([
  ...['EAI_AGAIN', 'ENOTFOUND', 'ENETUNREACH', 'EMFILE'].map((code) => [code, true] as const),
  ...['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', ''].map((code) => [code, false] as const),
])('%j tells nothing about the server: %s', (code, isOwn) => {
  expect(isOwnFailure(failure(code))).toBe(isOwn)
})

test('of several addresses one that refused is enough to know', () => {
  expect(isOwnFailure(new AggregateError([failure('ENETUNREACH'), failure('ECONNREFUSED')]))).toBe(false)
  expect(isOwnFailure(new AggregateError([failure('ENETUNREACH'), failure('ENETUNREACH')]))).toBe(true)
})

test('a sum of servers is hidden while one of them hides its players, and has no limit that one of them lacks', async () => {
  const answers: Record<string, ServerStatus> = {
    survival: { ...UP, players: { online: 3, max: 50 } },
    skyblock: { ...UP, players: { online: 4, max: 0 } },
  }
  const { status } = world(async (host) => answers[host] ?? UP, {
    network: false,
    servers: ['survival', 'skyblock'],
  })
  await status.refresh()
  expect(status.network()?.players).toEqual({ online: 7, max: 0 })

  answers.skyblock = { ...UP, players: { online: 0, max: 0, hidden: true } }
  await status.refresh()
  expect(status.network()).toMatchObject({ online: true, players: { online: 0, hidden: true } })
  expect(status.observeAll()[0]).toEqual({ id: 'network', reach: 'up', players: null })
})
