// Share pictures take time, and anyone may ask for them.
import { expect, test } from 'vitest'
import { createPlayerCards } from './player-cards.service.ts'

test('one visitor can have only a few pictures made in a minute', async () => {
  const cards = createPlayerCards({
    clock: { now: () => new Date('2026-11-16T12:00:00Z') },
    profiles: {
      find: async (name) => ({ key: name, name, edition: 'java', lastSeen: null, standings: [] }),
    },
    brand: {
      playerCard: async ({ player }, allow) => {
        allow()
        return Buffer.from(player)
      },
    },
    heads: { get: async () => null },
    network: { leaderboardTabs: () => [] },
    site: { isShown: () => true, view: () => ({ name: 'Angkasa', gameAddress: 'play.angkasa.example' }) },
  })
  for (let index = 0; index < 20; index += 1) await cards.get(`Player_${index}`, 'id', '10.0.0.1')
  await expect(cards.get('Steve', 'id', '10.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' })
  expect((await cards.get('Steve', 'id', '10.0.0.2'))?.bytes.toString()).toBe('Steve')
})
