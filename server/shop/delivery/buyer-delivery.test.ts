import { expect, test } from 'vitest'
import { gameServers, THREE_SERVERS } from '#tests/support/game-servers.ts'
import { toBuyerDelivery } from './delivery.service.ts'
import type { Standing } from './send-action-list.repository.ts'

const at = (minute: number) => `2026-11-15T03:${String(minute).padStart(2, '0')}:00.000Z`
const servers = gameServers([...THREE_SERVERS, { id: 'lobby', rcon: false }])

function standing(id: string, change: Partial<Standing> = {}): Standing {
  return {
    id,
    order_id: 'P1',
    resend_of: null,
    server: 'survival',
    wait_online: 0,
    state: 'done',
    purpose: 'delivery',
    attempts: 1,
    created_at: at(1),
    changed_at: at(2),
    success_at: null,
    needs_person: 0,
    held: null,
    ...change,
  }
}

const deliveryOf = (...rows: Standing[]) =>
  toBuyerDelivery(rows, {
    find: servers.find,
    outageOf: (server) => (server === 'creative' ? { why: 'away', since: at(5) } : null),
  })

const DONE = standing('a', { success_at: at(3) })
const QUEUED = standing('b', { state: 'queued', attempts: 0 })
const AWAITED = standing('c', { state: 'queued', attempts: 0, wait_online: 1, server: 'skyblock' })

test('delivered when every action is, at the time of the last', () => {
  expect(deliveryOf(DONE, standing('b', { success_at: at(9) }))).toEqual({ state: 'delivered', at: at(9) })
  expect(deliveryOf(DONE, QUEUED)).toEqual({ state: 'queued', at: at(1) })
  expect(deliveryOf()).toBeNull()
})

test('one action that a person has to check counts for all', () => {
  expect(deliveryOf(DONE, QUEUED, standing('d', { state: 'unknown' }))).toMatchObject({ state: 'checking' })
  expect(deliveryOf(standing('d', { state: 'failed' }), AWAITED)).toEqual({
    state: 'checking',
    at: at(2),
    join: ['Skyblock'],
  })
})

test('a resend replaces its own action only', () => {
  const failed = standing('a', { state: 'failed' })
  const again = standing('r', { resend_of: 'a', success_at: at(7) })
  expect(deliveryOf(failed, DONE, again)).toMatchObject({ state: 'delivered' })
  expect(deliveryOf(failed, QUEUED, again)).toMatchObject({ state: 'queued' })
  const twice = standing('s', { resend_of: 'r', state: 'queued', attempts: 0 })
  expect(deliveryOf(failed, again, twice)).toMatchObject({ state: 'delivered' })
})

test('names each server to join once, while it can be joined', () => {
  expect(deliveryOf(DONE, AWAITED, { ...AWAITED, id: 'd' }, { ...AWAITED, id: 'e', server: null })).toEqual({
    state: 'waiting',
    at: at(1),
    join: ['Skyblock', 'Survival'],
  })
  expect(deliveryOf({ ...AWAITED, server: 'creative' })).toEqual({ state: 'waiting', at: at(5) })
  expect(deliveryOf({ ...AWAITED, state: 'sending' })).toEqual({ state: 'queued', at: at(1) })
})

test('waits where the server is away, is gone or has no RCON', () => {
  expect(deliveryOf({ ...QUEUED, server: 'creative' })).toEqual({ state: 'waiting', at: at(5) })
  expect(deliveryOf({ ...QUEUED, server: 'gone' })).toEqual({ state: 'waiting', at: at(1) })
  expect(deliveryOf({ ...QUEUED, server: 'lobby' })).toEqual({ state: 'waiting', at: at(1) })
})
