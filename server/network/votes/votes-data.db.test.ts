// Refused votes, votes that count apart, the players who are credited, and the retention of votes.
import { expect, test, vi } from 'vitest'
import { DATABASES, onBothWith } from '#tests/support/databases.ts'
import { DAY_MS, openVotes, votesOf } from '#tests/support/votes-world.ts'
import { createVoteBoard } from './votes.service.ts'

const onBoth = onBothWith(openVotes)

onBoth('names that a command could misread are never rewarded', async (world) => {
  for (const name of ['@a', 'all', 'everyone', '-op', 'a;stop', 'Steve op', 'ab', '"x"', '%player%'])
    expect([name, await world.vote(name)]).toEqual([name, name === 'Steve op' ? 'counted' : 'name'])

  // A space is part of a Bedrock name, and becomes an underscore in the game.
  expect(await world.commands()).toEqual(['key .Steve_op MCSL'])
})

onBoth('longer spellings of one Bedrock player share a window', async (world) => {
  expect(await world.vote('.Penjelajah_Langit')).toBe('counted')
  for (const name of ['.Penjelajah_Lang', '.Penjelajah_Lang1', 'be.Penjelajah_Lang23', '..Penjelajah_Lang'])
    expect([name, await world.vote(name)]).toEqual([name, 'duplicate'])

  // Floodgate cuts names to 16 characters with its prefix.
  expect(await world.commands()).toEqual(['key .Penjelajah_Lang MCSL'])
  for (const name of ['.Penjelajah_Langit', 'penjelajah_langit', '.Penjelajah_Lang'])
    expect(await world.votes.mine(name), name).toMatchObject({ streak: 1, name: '.Penjelajah_Lang' })
})

onBoth('a name of a site that no setting has is listed, and counts nothing', async (world) => {
  for (let turn = 0; turn < 60; turn += 1) {
    await world.vote('Steve', `Odd ${turn}`)
    world.clock.pass(1_000)
  }
  expect(await world.vote('Steve', 'ODD 59')).toBe('unknown_service')

  const rows = await world.db.selectFrom('vote_service').selectAll().execute()
  expect(rows).toHaveLength(50)
  expect(rows.find(({ service }) => service === 'odd 59')).toMatchObject({ name: 'ODD 59', times: 2 })
  expect(await world.votes.latest(5)).toEqual([])
  expect(await world.commands()).toEqual([])
})

onBoth('a reward that the game refuses is shown to a person, and can be sent again', async (world) => {
  world.console.outcomeOf = () => 'unknown'
  await world.vote('Steve')
  await world.world.deliverAll()

  const [action] = await world.db.selectFrom('send_action').selectAll().execute()
  expect(action).toMatchObject({ purpose: 'vote', state: 'unknown', needs_person: 1, is_test: 0 })
})

test.each(DATABASES)('%s: votes of simulated sites are test data and count apart', async (kind) => {
  await using world = await openVotes(kind, 'sandbox')
  await world.vote('Steve')
  const [action] = await world.db.selectFrom('send_action').selectAll().execute()
  expect(action).toMatchObject({ is_test: 1, state: 'queued' })
  const live = createVoteBoard({ db: world.db, clock: world.clock, isTest: false })
  expect(await live.list('current')).toEqual([])
  expect(await world.board.list('current')).toHaveLength(1)

  await world.retention.deleteTestVotes()
  for (const table of ['vote', 'vote_window', 'vote_player', 'vote_month', 'send_action'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])
})

onBoth('the board has this month and the one before, by the month in Jakarta', async (world) => {
  await world.vote('Steve')
  await world.vote('.Tiara')
  await world.vote('.Tiara', 'TopG.org')
  expect(await world.board.list('current')).toEqual([
    { name: '.Tiara', votes: 2 },
    { name: 'Steve', votes: 1 },
  ])
  world.clock.pass(20 * DAY_MS)
  expect(await world.board.list('current')).toEqual([])
  expect(await world.board.list('previous')).toHaveLength(2)
})

onBoth('retention deletes old votes and their deliveries, not the sums', async (world) => {
  await world.vote('Steve')
  await world.world.deliverAll()
  world.clock.pass(91 * DAY_MS)
  await world.vote('Steve')
  await world.retention.run()

  expect(await world.votes.latest(9)).toHaveLength(1)
  expect(await world.db.selectFrom('send_action').selectAll().execute()).toHaveLength(1)
  expect(await world.db.selectFrom('send_attempt').selectAll().execute()).toEqual([])
  expect(await world.votes.summaryOf('Steve')).toMatchObject({ total: 2 })
  world.clock.pass(401 * DAY_MS)
  await world.retention.run()
  expect(await world.votes.summaryOf('Steve')).toBeNull()
})

onBoth('a test vote of the console counts nowhere', async (world) => {
  const stop = new AbortController()
  const arrived = world.votes.expectTest('test-1', stop.signal)
  expect(await world.vote('Steve', 'test-1')).toBe('test')
  expect(await arrived).toBe(true)
  expect(await world.vote('Steve', 'test-1')).toBe('unknown_service')
  const late = world.votes.expectTest('test-2', stop.signal)
  stop.abort()
  expect(await late).toBe(false)
  expect(await world.commands()).toEqual([])
})

onBoth('recent votes name each player once, for a day, and known sites only', async (world) => {
  await world.vote('Steve')
  world.clock.pass(1_000)
  await world.vote('.Tiara', 'TopG.org')
  world.clock.pass(1_000)
  await world.vote('Steve', 'TopG.org')
  const at = world.clock.now().toISOString()
  expect(await world.votes.recent(4)).toEqual([
    { name: 'Steve', site: 'Site TopG.org', at },
    { name: '.Tiara', site: 'Site TopG.org', at: expect.any(String) },
  ])
  expect(await world.votes.recent(1)).toHaveLength(1)

  world.settings.votes = { ...world.settings.votes, sites: [] }
  expect(await world.votes.recent(4)).toEqual([])
  world.settings.votes = votesOf()
  world.clock.pass(DAY_MS)
  expect(await world.votes.recent(4)).toEqual([])
})

test.each(DATABASES)('%s: without a receiver there are no recent votes', async (kind) => {
  await using world = await openVotes(kind, 'off')
  await world.vote('Steve')
  expect(await world.votes.recent(4)).toEqual([])
})

onBoth('a vote whose reward cannot be queued is not counted, and can be sent again', async (world) => {
  vi.spyOn(world.world.delivery, 'enqueue').mockRejectedValueOnce(new Error('disk full'))
  await expect(world.vote('Steve')).rejects.toThrow('disk full')
  for (const table of ['vote', 'vote_window', 'vote_player', 'vote_month'] as const)
    expect(await world.db.selectFrom(table).selectAll().execute(), table).toEqual([])

  expect(await world.vote('Steve')).toBe('counted')
  expect(await world.commands()).toEqual(['key Steve MCSL'])
})

type World = Awaited<ReturnType<typeof openVotes>>

/** As the reader of game databases stores them. */
async function know({ db }: World, key: string, name: string, source = 'boards'): Promise<void> {
  const edition = key.startsWith('be.') ? ('bedrock' as const) : ('java' as const)
  const row = { key, name, edition, seen_on: '2026-11-14', source, found_on: '2026-11-14' }
  await db.insertInto('known_player').values(row).execute()
}

const voters = async ({ db }: World) =>
  (await db.selectFrom('vote').select('username').orderBy('at').execute()).map(({ username }) => username)

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
