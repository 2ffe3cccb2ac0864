// The key of the list of voters, as the owner enters it in the console.
import { expect, test } from 'vitest'
import { startVotersServer } from '#tests/simulators/voters-server.ts'
import { startOwned } from '#tests/support/site.ts'

const KEY = 'key-of-the-owner'
const PATH = '/secrets/votes.minecraft_mp_key'
const VOTERS = [{ nickname: 'Voter_Of_Ours', votes: '7' }]

async function open() {
  const list = await startVotersServer({
    now: () => new Date('2026-11-17T03:00:00Z'),
    key: KEY,
    voters: VOTERS,
  })
  const site = await startOwned({ MINECRAFT_MP_URL: list.url })
  const { ask } = site.admin
  return {
    site,
    ask,
    mode: async () => (await site.json<{ parts: { voters: string } }>('/api/health')).parts.voters,
    voters: async () => (await site.get('/api/leaderboards/voters')).text(),
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await list.close()
    },
  }
}

test('a key that is entered in the console fills the board without a restart, and without it the demo is back', async () => {
  await using world = await open()
  expect(await world.mode()).toBe('sandbox')
  expect((await world.ask(PATH, 'PUT', { value: KEY })).status).toBe(200)
  expect(await world.mode()).toBe('real')
  await expect.poll(world.voters, { timeout: 20_000 }).toContain('Voter_Of_Ours')
  const secrets = await (await world.ask('/secrets')).text()
  expect(secrets).toContain('"votes.minecraft_mp_key"')
  expect(secrets).not.toContain(KEY)

  expect((await world.ask(PATH, 'DELETE')).status).toBe(200)
  expect(await world.mode()).toBe('sandbox')
  await expect.poll(world.voters, { timeout: 20_000 }).not.toContain('Voter_Of_Ours')
})
