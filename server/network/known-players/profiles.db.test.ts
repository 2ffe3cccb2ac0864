// The page of a player tells no more than the boards.
import { expect } from 'vitest'
import { type DATABASES, onBothWith } from '#tests/support/databases.ts'
import { fill, JAVA_IDS, openNetwork } from '#tests/support/known-players-world.ts'
import { createProfiles } from './profiles.service.ts'

const TIME = 'statistic_time_played'

async function openProfiles(kind: (typeof DATABASES)[number]) {
  const network = await openNetwork(kind, 'sqlite')
  await fill(network.game, TIME, [
    { id: JAVA_IDS[0] ?? '', name: 'Secret_Player', daily: 1 },
    { id: JAVA_IDS[1] ?? '', name: 'Public_Player', daily: 1 },
  ])
  network.publicNames = [
    { name: 'Public_Player', isInGame: true },
    { name: 'Public_Player', isInGame: false },
    { name: 'PublicTyped', isInGame: false },
  ]
  await network.readAll()
  const profiles = createProfiles({
    clock: { now: () => network.now },
    knownPlayers: network.players,
    isVoter: async (key) => key === 'only_voted',
  })
  return Object.assign(network, { profiles })
}

const onBoth = onBothWith(openProfiles)

onBoth('a player on a board has ranks, spelling and last visit', async (network) => {
  const found = await network.profiles.find('public_player')
  expect(found).toMatchObject({ name: 'Public_Player', edition: 'java', lastSeen: 'today' })
  expect(found?.standings.map(({ tab, rank }) => [tab, rank])).toEqual([
    ['survival', 1],
    ['global', 1],
  ])
})

onBoth('of a player on no board only the asked name is repeated', async (network) => {
  const nothing = { lastSeen: null, standings: [] }
  expect(await network.profiles.find('SECRET_player')).toMatchObject({ name: 'SECRET_player', ...nothing })
})

onBoth('a verified voter on no board has a page, and is near to nobody', async (network) => {
  expect(await network.profiles.find('Only_Voted')).toMatchObject({ name: 'Only_Voted', standings: [] })
  expect(network.profiles.near('Only_Votex')).toEqual([])
  expect(network.profiles.search('only_voted')).toEqual([])
})

onBoth('an unknown name has no page, and only public names are near', async (network) => {
  expect(await network.profiles.find('Nobody')).toBeNull()
  expect(network.profiles.near('Secret_Playex')).toEqual([])
  expect(network.profiles.near('Public_Playex').map(({ name }) => name)).toEqual(['Public_Player'])
})

onBoth('text that no player can have as a name is not looked up', async (network) => {
  for (const text of ['a\u0000b', 'x'.repeat(33), '\u202eab', '']) {
    expect(await network.profiles.find(text)).toBeNull()
  }
})

onBoth('the search finds parts of public names only, from the first letter on', async (network) => {
  const names = (text: string) => network.profiles.search(text).map(({ name, boards }) => [name, boards])
  expect(names('public')).toEqual([
    ['Public_Player', 2],
    ['PublicTyped', 1],
  ])
  expect(names('.PUBLIC p')).toEqual([['Public_Player', 2]])
  expect(names('p')).toHaveLength(2)
  expect([names('secret'), names(''), names('.')]).toEqual([[], [], []])
})
