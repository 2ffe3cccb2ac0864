import { expect, test } from 'vitest'
import { DEMO_KEY, startVotersServer } from './voters-server.ts'

async function fetchVoters(now: string, query: Record<string, string>) {
  const site = await startVotersServer({ now: () => new Date(now) })
  const address = new URL(site.url)
  const params = { object: 'servers', element: 'voters', key: DEMO_KEY, month: 'current', ...query }
  address.search = new URLSearchParams(params).toString()
  const text = await (await fetch(address)).text()
  await site.close()
  return text
}

test('lists names and votes as text, most votes first', async () => {
  const { name, voters } = JSON.parse(await fetchVoters('2026-11-15T03:00:00Z', {}))
  const votes = voters.map((voter: { votes: string }) => Number(voter.votes))

  expect(name).toBe('Angkasa')
  expect(voters).toHaveLength(100)
  expect(voters[0]).toEqual({ nickname: expect.any(String), votes: expect.stringMatching(/^\d+$/) })
  expect(votes).toEqual(votes.toSorted((one: number, other: number) => other - one))
  expect(Math.max(...votes)).toBeLessThanOrEqual(15)
})

test('respects the limit, at most five hundred', async () => {
  expect(JSON.parse(await fetchVoters('2026-11-15T03:00:00Z', { limit: '3' })).voters).toHaveLength(3)
  expect(
    JSON.parse(await fetchVoters('2026-11-15T03:00:00Z', { limit: '9999' })).voters.length,
  ).toBeGreaterThan(100)
})

test('the current month becomes the previous one after midnight in Jakarta', async () => {
  const before = JSON.parse(await fetchVoters('2026-11-30T16:59:59Z', {})).voters
  const after = JSON.parse(await fetchVoters('2026-11-30T17:00:00Z', { month: 'previous' })).voters

  expect(after).toEqual(before)
  expect(JSON.parse(await fetchVoters('2026-11-30T17:00:00Z', {})).voters).not.toEqual(before)
})

test('reports errors as plain text', async () => {
  expect(await fetchVoters('2026-11-15T03:00:00Z', { key: 'other' })).toBe('Error: server key not found')
  expect(await fetchVoters('2026-11-15T03:00:00Z', { element: 'other' })).toBe('Error: unknown object')
})
