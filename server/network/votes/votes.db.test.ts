// Votes count once for a site and its window, with their rewards in the same transaction.
import { expect } from 'vitest'
import { onBothWith } from '#tests/support/databases.ts'
import { DAILY, DAY_MS, HOUR_MS, openVotes, voteSite, votesOf } from '#tests/support/votes-world.ts'

const onBoth = onBothWith(openVotes)

onBoth('a vote sent 100 times at once counts once and gives one reward', async (world) => {
  const results = await Promise.all(Array.from({ length: 100 }, () => world.vote('Steve')))

  expect(results.filter((result) => result === 'counted')).toHaveLength(1)
  expect(results.filter((result) => result === 'duplicate')).toHaveLength(99)
  expect(await world.commands()).toEqual(['key Steve MCSL'])
  expect(await world.board.list('current')).toEqual([{ name: 'Steve', votes: 1 }])
})

onBoth('commands of every vote go to each site, before those of the site', async (world) => {
  const votes = votesOf()
  const each_commands = [{ server: null, text: 'crate %player%', wait_online: true }]
  world.settings.votes = { ...votes, rewards: { ...votes.rewards, each_commands } }
  await world.vote('Steve', 'MCSL')
  await world.vote('Steve', 'MCSL')
  expect(await world.commands()).toEqual(['crate Steve', 'key Steve MCSL'])
})

onBoth('the next vote counts after the wait of its site', async (world) => {
  expect(await world.vote('Steve')).toBe('counted')
  world.clock.pass(21 * HOUR_MS)
  expect(await world.vote('STEVE', 'mcsl')).toBe('duplicate')
  // The message of the site may have been late by a tenth of the wait.
  world.clock.pass(HOUR_MS)
  expect(await world.vote('Steve')).toBe('counted')
  expect((await world.board.list('current'))[0]?.votes).toBe(2)
})

onBoth('a site with a day of its own counts one vote each day', async (world) => {
  // 03:00 UTC.
  expect(await world.vote('Steve', 'TopG.org')).toBe('counted')
  world.clock.pass(20 * HOUR_MS)
  expect(await world.vote('Steve', 'TopG.org')).toBe('duplicate')
  world.clock.pass(HOUR_MS)
  expect(await world.vote('Steve', 'TopG.org')).toBe('counted')
})

onBoth('the chest is given once a day, when every site has a vote', async (world, _kind) => {
  await world.vote('Steve', 'MCSL')
  expect(await world.commands()).toEqual(['key Steve MCSL'])
  await world.vote('Steve', 'TopG.org')
  expect(await world.commands()).toEqual(['key Steve MCSL', 'key Steve TopG.org', 'chest Steve'])
  expect(await world.votes.mine('Steve')).toMatchObject({ all_done: true, streak: 1 })

  world.settings.votes = votesOf([voteSite('MCSL', { kind: 'after', hours: 1 }), voteSite('TopG.org', DAILY)])
  world.clock.pass(HOUR_MS)
  expect(await world.vote('Steve', 'MCSL')).toBe('counted')
  expect(await world.commands()).toHaveLength(4)
})

onBoth('the last two sites at once give one chest', async (world) => {
  const names = Array.from({ length: 20 }, (_, index) => `Player_${index}`)
  await Promise.all(names.flatMap((name) => [world.vote(name, 'MCSL'), world.vote(name, 'TopG.org')]))

  const commands = await world.commands()
  for (const name of names)
    expect(
      commands.filter((text) => text === `chest ${name}`),
      name,
    ).toHaveLength(1)
})

onBoth('a vote that arrived first and is stored last completes the chest', async (world) => {
  await world.vote('Steve', 'MCSL')
  world.clock.pass(-5)
  await world.vote('Steve', 'TopG.org')
  expect(await world.commands()).toEqual(['key Steve MCSL', 'key Steve TopG.org', 'chest Steve'])
})

onBoth('votes around midnight that are stored in reverse keep the streak', async (world, _kind) => {
  world.settings.votes = votesOf([voteSite('MCSL', { kind: 'after', hours: 1 }), voteSite('TopG.org')])
  for (let day = 1; day < 3; day += 1) {
    await world.vote('Steve')
    world.clock.pass(DAY_MS)
  }
  // From 10:00 to a moment after midnight in Jakarta, then to one before it.
  world.clock.pass(-10 * HOUR_MS)
  await world.vote('Steve')
  world.clock.pass(-1)
  await world.vote('Steve', 'TopG.org')
  world.clock.pass(1)

  expect(await world.votes.summaryOf('Steve')).toMatchObject({ total: 4, streak: 3, longest: 3 })
  const commands = await world.commands()
  expect(commands.filter((text) => text.startsWith('rare'))).toHaveLength(1)
  expect(commands.filter((text) => text.startsWith('chest'))).toHaveLength(1)
  world.clock.pass(2 * HOUR_MS)
  await world.vote('Steve')
  expect((await world.commands()).filter((text) => text.startsWith('chest'))).toHaveLength(1)
})

onBoth('a streak grows by days in Jakarta and gives its reward', async (world) => {
  world.settings.votes = votesOf([voteSite('MCSL', DAILY), voteSite('other')])
  for (let day = 1; day <= 6; day += 1) {
    expect(await world.vote('Steve')).toBe('counted')
    expect((await world.votes.mine('Steve'))?.streak).toBe(day)
    world.clock.pass(DAY_MS)
  }
  expect((await world.commands()).filter((text) => text.startsWith('rare'))).toHaveLength(2)
  // Yesterday counts until today is over.
  expect((await world.votes.mine('Steve'))?.streak).toBe(6)
  world.clock.pass(DAY_MS)
  expect((await world.votes.mine('Steve'))?.streak).toBe(0)
  await world.vote('Steve')
  expect((await world.votes.mine('Steve'))?.streak).toBe(1)
  expect(await world.votes.summaryOf('Steve')).toMatchObject({ total: 7, month: 7, streak: 1, longest: 6 })
})

onBoth('shows ticks, when they end, and the days of this week', async (world) => {
  // Sunday, 10:00 in Jakarta.
  await world.vote('.Tiara')
  const mine = await world.votes.mine('tiara')
  expect(mine).toEqual({
    name: '.Tiara',
    sites: [
      { verifiable: true, voted_at: '2026-11-15T03:00:00.000Z', again_at: '2026-11-16T03:00:00.000Z' },
      { verifiable: true, voted_at: null, again_at: null },
      { verifiable: false, voted_at: null, again_at: null },
    ],
    streak: 1,
    days: ['2026-11-15'],
    all_done: false,
  })
  world.clock.pass(DAY_MS)
  expect(await world.votes.mine('.tiara')).toMatchObject({
    sites: [{ voted_at: null }, {}, {}],
    days: [],
    streak: 1,
  })
  expect(await world.votes.mine('!')).toBeNull()
})
