import { expect, test } from 'vitest'
import { startVotersServer, type VotersFault } from '#tests/simulators/voters-server.ts'
import { shortTimeouts } from '#tests/support/short-timeouts.ts'
import { createVoterSource } from './voters.ts'

const now = () => new Date('2026-11-15T03:00:00.000Z')
const anytime = new AbortController().signal

async function openSite(voters?: readonly unknown[]) {
  const { close, ...site } = await startVotersServer({ now, key: 'k&y=1', voters })
  const source = createVoterSource({ url: site.url, key: 'k&y=1' })
  return { ...site, source, [Symbol.asyncDispose]: close }
}

test('lists the voters of this month and of the previous one', async () => {
  await using site = await openSite()
  const current = await site.source.list('current', anytime)
  const previous = await site.source.list('previous', anytime)

  expect(current.length).toBeGreaterThan(50)
  expect(current[0]).toEqual({ name: expect.any(String), votes: expect.any(Number) })
  expect(current).not.toEqual(previous)
  expect(site.requests).toEqual([
    '/api/?object=servers&element=voters&key=k%26y%3D1&month=current&format=json&limit=100',
    '/api/?object=servers&element=voters&key=k%26y%3D1&month=previous&format=json&limit=100',
  ])
})

test('accepts votes as text and number, and skips invalid rows', async () => {
  await using site = await openSite([
    { nickname: 'Ayu', votes: '12' },
    { nickname: ' .Bayu ', votes: 3, lastIp: '10.0.0.1' },
    ...[
      { nickname: 'Minus', votes: -1 },
      { nickname: 'Half', votes: 1.5 },
      { nickname: 'Word', votes: 'many' },
    ],
    ...[{ nickname: '', votes: '5' }, { nickname: 'a\u202eb', votes: '5' }, { votes: '5' }, null, 'x', []],
    { nickname: 'x'.repeat(200), votes: '5' },
    { nickname: '🐉', votes: '999999999' },
  ])

  expect(await site.source.list('current', anytime)).toEqual([
    { name: 'Ayu', votes: 12 },
    { name: '.Bayu', votes: 3 },
    { name: '🐉', votes: 999_999_999 },
  ])
})

test('returns an empty list for a month without votes', async () => {
  await using site = await openSite([])
  expect(await site.source.list('current', anytime)).toEqual([])
})

test('reports a wrong key with the text of the site, without the key', async () => {
  await using site = await openSite()
  const source = createVoterSource({ url: site.url, key: 'wrong-key' })

  await expect(source.list('current', anytime)).rejects.toThrow(
    /^minecraft-mp\.com replied: Error: server key not found$/,
  )
})

test.each<[VotersFault, RegExp]>([
  ['error-500', /replied 500/],
  ['garbage', /replied: /],
  ['wrong-types', /unknown format/],
  ['huge', /too large/],
  ['cut-short', /terminated|aborted|closed/],
  ['redirect', /fetch failed/],
])('%s is refused', async (fault, reason) => {
  await using site = await openSite()
  site.setFault(fault)

  await expect(site.source.list('current', anytime)).rejects.toThrow(reason)
})

test.each<VotersFault>(['hang', 'drips'])('%s is given up after five seconds', async (fault) => {
  using timeouts = shortTimeouts()
  await using site = await openSite()
  site.setFault(fault)

  await expect(site.source.list('current', anytime)).rejects.toThrow(/timeout/)
  expect(timeouts.requested).toEqual([5_000])
})

test('an abort ends a hanging request at once', async () => {
  await using site = await openSite()
  site.setFault('hang')
  const stopping = new AbortController()
  const list = site.source.list('current', stopping.signal)
  setTimeout(() => stopping.abort(), 50)

  await expect(list).rejects.toThrow(/aborted/)
})
