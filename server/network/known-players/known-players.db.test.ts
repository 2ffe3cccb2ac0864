// The check of a name, with names that are read from real game databases.
import { expect, test } from 'vitest'
import { onBothWith } from '#tests/support/databases.ts'
import { bedrockId, fill, JAVA_IDS, onPairs, openNetwork } from '#tests/support/known-players-world.ts'
import { toRows } from './merge-names.ts'
import { storeNames } from './name-reader.service.ts'

const TIME = 'statistic_time_played'
const KILLS = 'statistic_player_kills'

const nearTo = (name: string, edition: 'java' | 'bedrock') => ({ state: 'near', near: [{ name, edition }] })

const onBoth = onBothWith((kind) => openNetwork(kind, 'sqlite'))

onPairs('tells a player who was seen from one who was not', async (network) => {
  await fill(network.game, TIME, [
    { id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso', daily: 1, weekly: 1, monthly: 1 },
    { id: bedrockId(1), name: '.TiaraCraft', monthly: -2 },
  ])
  network.publicNames = [
    { name: 'Budi_Santoso', isInGame: true },
    { name: '.TiaraCraft', isInGame: true },
  ]
  await network.readAll()

  expect(await network.check('budi_santoso')).toEqual({
    state: 'seen',
    name: 'Budi_Santoso',
    edition: 'java',
    last_seen: 'today',
  })
  expect(await network.check('Tiara Craft', 'bedrock')).toEqual(nearTo('.TiaraCraft', 'bedrock'))
  expect(await network.check('tiaracraft', 'bedrock')).toMatchObject({ state: 'seen', last_seen: 'month' })
  expect(await network.check('Nobody_Here')).toEqual({ state: 'unknown' })
})

onPairs('reads every page of every table, and each change once', async (network) => {
  await fill(
    network.game,
    TIME,
    JAVA_IDS.slice(0, 51).map((id, at) => ({ id, name: `Player${at}` })),
  )
  await fill(network.game, KILLS, [{ id: JAVA_IDS[51] ?? '', name: 'OnlyKills' }])
  await network.readAll()

  const count = async () => (await network.db.selectFrom('known_player').select('key').execute()).length
  expect(await count()).toBe(52)
  expect(await network.check('Player50')).toMatchObject({ state: 'seen' })
  expect(await network.check('onlykills')).toMatchObject({ state: 'seen' })
})

onPairs('names of LuckPerms and Plan in the same database count', async (network) => {
  const { game } = network
  await fill(game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Ayu_Dewi' }])
  await game.run('create table luckperms_players (uuid VARCHAR(36) PRIMARY KEY, username VARCHAR(16))')
  await game.run(
    `insert into luckperms_players values ('${JAVA_IDS[1]}', 'lowercase_only'), ('${JAVA_IDS[2]}', 'null'),
     ('${JAVA_IDS[0]}', 'ayu_dewi')`,
  )
  await game.run('create table plan_users (id INT PRIMARY KEY, uuid VARCHAR(36) UNIQUE, name VARCHAR(36))')
  await game.run('create table plan_sessions (user_id INT, session_end BIGINT)')
  await game.run(
    `insert into plan_users values (1, '${JAVA_IDS[3]}', 'Long_Gone'), (2, '${JAVA_IDS[4]}', 'New')`,
  )
  await game.run(`insert into plan_sessions values (1, ${Date.parse('2026-02-01T00:00:00Z')})`)
  network.publicNames = ['Ayu_Dewi', 'Long_Gone'].map((name) => ({ name, isInGame: true }))
  await network.readAll()

  expect(await network.check('Lowercase_Only')).toEqual({ state: 'seen', edition: 'java' })
  expect(await network.check('null')).toMatchObject({ state: 'unknown' })
  expect(await network.check('AYU_DEWI')).toMatchObject({ name: 'Ayu_Dewi' })
  expect(await network.check('long_gone')).toMatchObject({ state: 'seen', last_seen: 'long' })
  expect(await network.check('New')).toEqual({ state: 'seen', edition: 'java' })
})

onPairs('tells no more than the boards', async (network) => {
  await fill(network.game, TIME, [
    { id: JAVA_IDS[0] ?? '', name: 'Secret_Player', daily: 1 },
    { id: JAVA_IDS[1] ?? '', name: 'Public_Player', daily: 1 },
  ])
  // A buyer may have typed any name.
  network.publicNames = [
    { name: 'Public_Player', isInGame: true },
    { name: 'Typed_Wrong', isInGame: false },
  ]
  await network.readAll()

  expect(await network.check('SECRET_PLAYER')).toEqual({ state: 'seen', edition: 'java' })
  expect(await network.check('Secret_Playes')).toEqual({ state: 'unknown' })
  expect(await network.check('Public_Playes')).toEqual(nearTo('Public_Player', 'java'))
  expect(await network.check('Typed_Wrong')).toEqual({ state: 'unknown' })
})

onPairs('a name of the other edition is near', async (network) => {
  await fill(network.game, TIME, [{ id: bedrockId(7), name: '.Si_Kancil' }])
  await network.readAll()

  expect(await network.check('Si_Kancil')).toEqual(nearTo('.Si_Kancil', 'bedrock'))
})

onPairs('says nothing without a source, or with one of yesterday', async (network) => {
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  expect(await network.check('Anybody')).toEqual({ state: 'no_source' })

  await network.readAll()
  expect(await network.check('Anybody')).toEqual({ state: 'unknown' })

  network.now = new Date(network.now.getTime() + 25 * 60 * 60_000)
  expect(await network.check('Anybody')).toEqual({ state: 'no_source' })
  expect(await network.check('Budi_Santoso')).toMatchObject({ state: 'seen' })
  network.hasBoards = false
  await network.reader.run()
  expect(await network.check('Anybody')).toEqual({ state: 'no_source' })
})

onPairs('players of a simulator are unknown on a live site', async (network) => {
  network.isSimulated = true
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Demo_Player' }])
  await network.readAll()
  expect(await network.check('Demo_Player')).toMatchObject({ state: 'seen' })

  network.isSimulated = false
  expect(await network.check('Demo_Player')).toEqual({ state: 'no_source' })
  await network.game.run(`update ajlb_${TIME} set namecache = 'Real_Player'`)
  await network.reader.run()
  const names = await network.db.selectFrom('known_player').select(['name', 'source']).execute()
  expect(names).toEqual([{ name: 'Real_Player', source: 'boards' }])
})

onPairs('a database without any of the tables is no source until it has names', async (network) => {
  await network.reader.run()
  expect(await network.check('Anybody')).toEqual({ state: 'no_source' })
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  network.now = new Date(network.now.getTime() + 60_000)
  await network.reader.run()
  expect(await network.check('Anybody')).toEqual({ state: 'unknown' })
})

onBoth('two processes do not read a source at the same time', async (network) => {
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  const alone = network.newReader()
  await Promise.all([network.reader.run(), alone.run()])
  const once = network.reads
  await Promise.all([network.reader.run(), alone.run()])

  expect(once).toBeGreaterThan(0)
  expect(network.reads).toBe(once)
})

onBoth('a database that does not answer is logged once and stops nothing', async (network) => {
  network.gameUrl = 'sqlite:/nowhere/cache.db'
  for (let turn = 0; turn < 3; turn += 1) {
    await network.reader.run()
    network.now = new Date(network.now.getTime() + 5 * 60_000)
  }
  expect(network.logged).toEqual(['names of players cannot be read'])
})

onBoth('a name that no source has had for four months is deleted', async (network) => {
  const reading = { prefixes: ['.'], source: 'luckperms', now: network.now } as const
  const found = toRows([{ name: 'Gone_One', seen: null }], reading)
  await storeNames(network.db, found, network.now)
  expect(await network.check('gone_one')).toEqual({ state: 'seen', edition: 'java' })
  network.now = new Date(network.now.getTime() + 121 * 24 * 60 * 60_000)
  await network.reader.run()
  expect(await network.check('gone_one')).toEqual({ state: 'unknown' })
})

test('refuses what is no name, and a visitor who asks too often', async () => {
  await using network = await openNetwork('sqlite', 'sqlite')
  await expect(network.check('no spaces')).rejects.toMatchObject({ code: 'username_invalid' })
  const ask = () => network.players.check({ name: 'Budi', edition: 'java' }, '203.0.113.9')
  for (let turn = 0; turn < 60; turn += 1) await ask()
  await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' })
})

onPairs('says nothing while a server of the order has no source of names', async (network) => {
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  await network.readAll()
  network.publicNames = [{ name: 'Budi_Santoso', isInGame: true }]

  for (const targets of [['survival', 'prison'], ['prison'], []]) {
    network.targets = targets
    expect(await network.check('Agus_99')).toEqual({ state: 'no_source' })
    expect(await network.check('Budi_Santosp')).toEqual({ state: 'no_source' })
    expect(await network.check('Budi_Santoso')).toMatchObject({ state: 'seen' })
  }
})

onPairs('a name with a delivered order is known', async (network) => {
  await fill(network.game, TIME, [{ id: JAVA_IDS[0] ?? '', name: 'Budi_Santoso' }])
  await network.readAll()
  network.delivered = ['agus_99', 'be.abcdefghijklmno']

  expect(await network.check('Agus_99')).toEqual({ state: 'seen', edition: 'java' })
  expect(await network.check('.Abcdefghijklmno1', 'bedrock')).toEqual({ state: 'seen', edition: 'bedrock' })
  expect(await network.check('Agus_98')).toEqual({ state: 'unknown' })
})
