// A vote is credited to the player whom the game knows by the typed name.
import { expect } from 'vitest'
import { onBothWith } from '#tests/support/databases.ts'
import { openVotes } from '#tests/support/votes-world.ts'

type World = Awaited<ReturnType<typeof openVotes>>

/** As the reader of game databases stores them. */
async function know({ db }: World, key: string, name: string, source = 'boards'): Promise<void> {
  const edition = key.startsWith('be.') ? ('bedrock' as const) : ('java' as const)
  const row = { key, name, edition, seen_on: '2026-11-14', source, found_on: '2026-11-14' }
  await db.insertInto('known_player').values(row).execute()
}

const voters = async ({ db }: World) =>
  (await db.selectFrom('vote').select('username').orderBy('at').execute()).map(({ username }) => username)

const onBoth = onBothWith(openVotes)

onBoth('a name without the dot of a Bedrock player is that player', async (world) => {
  await know(world, 'be.tiara_craft', '.Tiara_Craft')

  expect(await world.vote('tiara_craft')).toBe('counted')
  expect(await world.vote('.Tiara_Craft')).toBe('duplicate')
  expect(await world.vote('Tiara Craft')).toBe('duplicate')
  expect(await voters(world)).toEqual(['be.Tiara_Craft'])
  expect(await world.commands()).toEqual(['key .Tiara_Craft MCSL'])
})

onBoth('a name that both editions have is the one that was typed', async (world) => {
  await know(world, 'be.tiara', '.Tiara')
  await know(world, 'tiara', 'TIARA')

  expect(await world.vote('tiara')).toBe('counted')
  expect(await world.vote('.tiara')).toBe('counted')
  expect(new Set(await voters(world))).toEqual(new Set(['TIARA', 'be.Tiara']))
})

onBoth('a name that the game does not know stays as typed', async (world) => {
  // A spelling in lower case only.
  await know(world, 'steve', 'steve', 'luckperms')

  await world.vote('Stranger')
  await world.vote('Steve')
  expect(new Set(await voters(world))).toEqual(new Set(['Stranger', 'Steve']))
  const known = await world.db.selectFrom('known_player').select('key').execute()
  expect(known, 'a typed name is not one that the game has seen').toHaveLength(1)
})

onBoth('a gamertag that Floodgate cuts is found by its whole name', async (world) => {
  await know(world, 'be.averylonggamert', '.AVeryLongGamert')
  expect(await world.vote('AVeryLongGamertag1')).toBe('counted')
  for (const name of ['AVeryLongGamertag2', '.AVeryLongGamertag1', '.AVeryLongGamert'])
    expect([name, await world.vote(name)]).toEqual([name, 'duplicate'])
  expect(await voters(world)).toEqual(['be.AVeryLongGamert'])
})
