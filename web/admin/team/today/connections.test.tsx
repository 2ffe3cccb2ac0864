import { expect, test } from 'vitest'
import type { Overview, PartReport, ServerReport } from '#contract/team/overview.schema.ts'
import { OVERVIEW, read } from '#tests/support/read-admin.tsx'
import { ConnectionList, Lamps } from './connections.tsx'

const PART: PartReport = { part: 'payments', mode: 'real', uses: 'Tripay', trouble: null, since: null }
const connections = (parts: PartReport[], servers: ServerReport[] = []) => (
  <ConnectionList parts={parts} servers={servers} />
)

const lamps = (parts: object[], servers: ServerReport[], go_live: Overview['go_live'] = null) =>
  read(<Lamps loaded={{ ...OVERVIEW, data: { parts, servers, go_live } as Overview }} />)

test('a simulated part is named in the language of the reader, a service by its own name', () => {
  const game: PartReport = { ...PART, part: 'status', mode: 'sandbox', uses: 'game server simulator' }
  expect(read(connections([game, PART]), 'id')).toEqual(
    expect.arrayContaining(['simulator server game', 'Tripay']),
  )
})

test('a failing part shows for how long and why', () => {
  const since = new Date(Date.now() - 12 * 60_000).toISOString()
  const away = { ...PART, trouble: 'connect ECONNREFUSED', since }
  expect(read(connections([away]))).toEqual(
    expect.arrayContaining(['Tripay', 'No reply, 12 min', 'connection refused (ECONNREFUSED)']),
  )
  expect(read(connections([away]), 'id')).toContain('Tidak menjawab, 12 menit')
  expect(read(connections([{ ...away, since: null }]))).toContain('No reply')
})

test('a failing part is explained in the words of Go live', () => {
  const found = { reason: 'connection_refused' as const, values: { address: '127.0.0.1:4429' } }
  const away = { ...PART, trouble: 'connect ECONNREFUSED 127.0.0.1:4429', found, since: null }
  expect(read(connections([away]))).toContain('Connection refused at 127.0.0.1:4429.')
  const refused = { reason: 'checkout_refused' as const, values: { gateway: 'Tripay', words: 'No' } }
  expect(read(connections([{ ...away, found: refused }]))).toContain('Not working')
})

test.each([
  ['real', 'Working'],
  ['sandbox', 'Demo'],
  ['off', 'Off'],
] as const)('a part that is %s shows %s', (mode, word) => {
  expect(read(connections([{ ...PART, mode }]))).toContain(word)
})

const AWAY: ServerReport = {
  id: 'sky',
  name: 'SkyBlock',
  mode: 'real',
  waits_for: null,
  trouble: 'timeout',
  since: new Date(Date.now() - 12 * 60_000).toISOString(),
  waiting: 0,
  awaiting_players: 0,
}

test('of several game servers each has a line', () => {
  const server = { ...AWAY, id: 'a', name: 'Survival', trouble: null, since: null }
  const sky = { ...server, id: 'b', name: 'SkyBlock', waits_for: 'rcon_password' as const }
  const words = read(connections([{ ...PART, part: 'delivery' }], [server, sky]))
  expect(words).toEqual(
    expect.arrayContaining(['Delivery: Survival', 'Working', 'Delivery: SkyBlock', 'Not set up']),
  )
})

test('the connections are one line with the failing ones first', () => {
  const parts = [PART, { ...PART, part: 'status', mode: 'sandbox' }, { ...PART, part: 'delivery' }]
  const words = lamps(parts, [
    { ...AWAY, id: 'survival', name: 'Survival', trouble: null, since: null },
    AWAY,
  ])
  expect(words.slice(0, 5).join(' ')).toContain('Delivery: SkyBlock')
  expect(words).toContain('No reply, 12 min')
})

test('how many parts work is counted once, as in the menu and on Go live', () => {
  const parts = [PART, { ...PART, part: 'status', mode: 'sandbox' }, { ...PART, part: 'delivery' }]
  expect(lamps(parts, [], { ready: 4, total: 10 })).toContain('4 of 10 parts are ready')
  expect(lamps(parts, [])).toContain('Not tested since the last change')
})

test('several failing connections stay one line: the first by name, the others as a number', () => {
  const servers = [AWAY, { ...AWAY, id: 'b', name: 'Survival' }, { ...AWAY, id: 'c', name: 'Creative' }]
  const words = lamps([{ ...PART, part: 'delivery' }], servers)
  expect(words.slice(1, 5)).toEqual(['Delivery: SkyBlock', ' ', 'No reply, 12 min', 'and 2 more'])
})
