// The page of a player tells no more than the boards.
import { expect, test } from 'vitest'
import { DATABASES } from '#tests/support/databases.ts'
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

test.each(DATABASES)('%s: a player on a board has ranks, spelling and last visit', async (kind) => {
  await using network = await openProfiles(kind)
  const found = await network.profiles.find('public_player')
  expect(found).toMatchObject({ name: 'Public_Player', edition: 'java', lastSeen: 'today' })
  expect(found?.standings.map(({ tab, rank }) => [tab, rank])).toEqual([
    ['survival', 1],
    ['global', 1],
  ])
})

test.each(DATABASES)('%s: of a player on no board only the asked name is repeated', async (kind) => {
  await using network = await openProfiles(kind)
  expect(await network.profiles.find('SECRET_player')).toMatchObject({
    name: 'SECRET_player',
    lastSeen: null,
    standings: [],
  })
})

test.each(DATABASES)('%s: a verified voter on no board has a page, and is near to nobody', async (kind) => {
  await using network = await openProfiles(kind)
  expect(await network.profiles.find('Only_Voted')).toMatchObject({ name: 'Only_Voted', standings: [] })
  expect(network.profiles.near('Only_Votex')).toEqual([])
  expect(network.profiles.search('only_voted')).toEqual([])
})

test.each(DATABASES)('%s: an unknown name has no page, and only public names are near', async (kind) => {
  await using network = await openProfiles(kind)
  expect(await network.profiles.find('Nobody')).toBeNull()
  expect(network.profiles.near('Secret_Playex')).toEqual([])
  expect(network.profiles.near('Public_Playex').map(({ name }) => name)).toEqual(['Public_Player'])
})

test.each(DATABASES)('%s: text that no player can have as a name is not looked up', async (kind) => {
  await using network = await openProfiles(kind)
  for (const text of ['a\u0000b', 'x'.repeat(33), '\u202eab', '']) {
    expect(await network.profiles.find(text)).toBeNull()
  }
})

test.each(DATABASES)(
  '%s: the search finds parts of public names only, from three letters on',
  async (kind) => {
    await using network = await openProfiles(kind)
    const names = (text: string) => network.profiles.search(text).map(({ name, boards }) => [name, boards])
    expect(names('public')).toEqual([
      ['Public_Player', 2],
      ['PublicTyped', 1],
    ])
    expect(names('.PUBLIC p')).toEqual([['Public_Player', 2]])
    expect([names('secret'), names('pu'), names('')]).toEqual([[], [], []])
  },
)
