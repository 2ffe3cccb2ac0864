import { expect, test } from 'vitest'
import type { GameServer } from '#server/network/servers/game-server.ts'
import { boardServer } from '#tests/support/game-servers.ts'
import type { Sends } from './send-action-claim.repository.ts'
import type { ListedSendAction } from './send-action-list.repository.ts'
import { showSendAction } from './show-send-action.ts'

const AT = '2026-11-15T03:00:00.000Z'
const ROW = {
  id: 'A1',
  order_id: 'P1',
  username: 'Steve',
  commands: '["a"]',
  server: 'skyblock',
  wait_online: 0,
  done_commands: 0,
  state: 'queued',
  created_at: AT,
  needs_person: 0,
  is_test: 0,
  purpose: 'delivery',
} as ListedSendAction
const SERVER: GameServer = {
  ...boardServer('skyblock', null),
  name: 'SkyBlock',
  rconLacks: null,
  rcon: { host: 'a', port: 1, password: 'x' },
}

const show = (row: Partial<ListedSendAction>, change: { server?: GameServer; sends?: Sends } = {}) =>
  showSendAction(
    { ...ROW, ...row },
    { server: SERVER, accent: null, consoleTryAt: null, sends: 'all', ...change },
  )
const showWithout = (row: Partial<ListedSendAction> = {}) => show(row, { server: undefined })

test('names the server; one that is gone by its id', () => {
  expect(show({}).server).toEqual({ id: 'skyblock', name: 'SkyBlock', accent: null })
  expect(showWithout().server).toEqual({ id: 'skyblock', name: 'skyblock', accent: null })
})

test('says what a queued action waits for', () => {
  const lacking = (rconLacks: 'address' | 'password') =>
    show({}, { server: { ...SERVER, rcon: null, rconLacks } })
  expect(show({}).waits_for).toBeNull()
  expect(show({ wait_online: 1 })).toMatchObject({ waits_for: 'player', wait_online: true })
  expect(showWithout({ wait_online: 1 }).waits_for).toBe('server')
  expect(lacking('address').waits_for).toBe('rcon_address')
  expect(lacking('password').waits_for).toBe('rcon_password')
})

test('a test order waits on a live site, a real order waits while RCON is simulated', () => {
  const waits = (is_test: number, sends: Sends) => show({ is_test }, { sends }).waits_for
  expect([waits(1, 'real'), waits(0, 'real')]).toEqual(['live_payments', null])
  expect([waits(1, 'test'), waits(0, 'test')]).toEqual([null, 'rcon_address'])
  expect([waits(1, 'all'), waits(0, 'all')]).toEqual([null, null])
})

test('what is not queued waits for nothing', () => {
  for (const state of ['sending', 'done', 'failed', 'unknown'])
    expect(showWithout({ state, wait_online: 1 }).waits_for, state).toBeNull()
})

test('what waits for somebody has no next try', () => {
  expect(show({ wait_online: 1 }).next_try_at).toBeNull()
  expect(showWithout().next_try_at).toBeNull()
  expect(show({}).next_try_at).toBe(AT)
})
