import { expect, test } from 'vitest'
import { loader } from './player.loader.ts'

test('the rank of a donator is shown without the rupiah', async () => {
  const standing = { tab: 'global', period: 'alltime', rank: 1, value: '150000' }
  const standings = [
    { ...standing, board: 'donators' },
    { ...standing, board: 'voters' },
  ]
  const tab = { id: 'global', boards: standings.map(({ board }) => ({ id: board })) }
  const services = {
    profiles: { find: async () => ({ key: 'budi', name: 'Budi', standings }) },
    network: { leaderboardTabs: () => [tab] },
    votes: { summaryOf: async () => null },
  }
  const page = await loader({ services, params: { name: 'Budi' }, language: 'en' } as never)
  expect(page.data.player?.ranks.map(({ value }) => value)).toEqual([null, '150000'])
})
