// Share pictures take time and memory, and anyone may ask for them: both are bounded.
import { expect, test } from 'vitest'
import { createPlayerCards } from './player-cards.service.ts'

const CARDS_MAX = 100
const NEW_PER_MINUTE = 20

function openCards() {
  const made: string[] = []
  const cards = createPlayerCards({
    clock: { now: () => new Date('2026-11-16T12:00:00Z') },
    profiles: {
      find: async (name) => ({ key: name, name, edition: 'java', lastSeen: null, standings: [] }),
    },
    brand: {
      version: () => '1',
      playerCard: async ({ player }) => {
        made.push(player)
        return Buffer.from(player)
      },
    },
    heads: { get: async () => null },
    network: { leaderboardTabs: () => [] },
    site: { isShown: () => true, view: () => ({ name: 'Angkasa', gameAddress: 'play.angkasa.example' }) },
  })
  return { made, get: (name: string, visitor: string) => cards.get(name, 'id', visitor) }
}

test('of many pictures only the last stay in memory', async () => {
  const { made, get } = openCards()
  for (let index = 0; index <= CARDS_MAX; index += 1) await get(`Player_${index}`, `10.0.${index}.1`)
  await get('Player_1', '10.1.0.1')
  expect(made).toHaveLength(CARDS_MAX + 1)
  await get('Player_0', '10.1.0.1')
  expect(made).toHaveLength(CARDS_MAX + 2)
})

test('one visitor can have only a few new pictures made in a minute, and every known one', async () => {
  const { made, get } = openCards()
  for (let index = 0; index < NEW_PER_MINUTE; index += 1) await get(`Player_${index}`, '10.0.0.1')
  await expect(get('One_More', '10.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' })
  expect((await get('Player_0', '10.0.0.1'))?.bytes.toString()).toBe('Player_0')
  expect(made).toHaveLength(NEW_PER_MINUTE)
})
