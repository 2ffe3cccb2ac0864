// Outages and the daily summary: told once, by whichever process is first.
import { expect, test } from 'vitest'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { onBothWith } from '#tests/support/databases.ts'
import { DISCORD, openNoticesWorld } from '#tests/support/notices-world.ts'
import { createDailySummary } from './daily-summary.service.ts'
import { createOutageWatch, type Watched } from './watch-outages.service.ts'

const MINUTE = 60_000

const onBoth = onBothWith((kind) => openNoticesWorld(kind, { channels: [DISCORD] }))

async function typesOf(world: Awaited<ReturnType<typeof openNoticesWorld>>): Promise<string[]> {
  const rows = await world.db.selectFrom('notice').select('type').orderBy('at').orderBy('id').execute()
  return rows.map(({ type }) => type)
}

onBoth('an outage is told after five minutes and once by two processes', async (world) => {
  const since = world.clock.now().toISOString()
  let outage: Watched['outage'] = { why: 'connect ECONNREFUSED', since }
  const server = { id: 'skyblock', name: 'SkyBlock' }
  const open = () =>
    createOutageWatch({
      ...world,
      watched: () => [{ part: 'delivery', server, outage }],
      random: systemRandom,
    })
  const [here, there] = [open(), open()]
  const look = async () => {
    await here.checkOutages()
    await there.checkOutages()
  }
  world.clock.pass(4 * MINUTE)
  await look()
  expect(await typesOf(world)).toEqual([])
  world.clock.pass(MINUTE)
  await look()
  world.clock.pass(MINUTE)
  await look()
  expect(await typesOf(world)).toEqual(['part.away'])
  outage = null
  world.clock.pass(MINUTE)
  await look()
  await look()
  expect(await typesOf(world)).toEqual(['part.away', 'part.back'])
  await world.worker.deliverDue()
  expect(world.discord.messages[0]?.embeds?.[0]?.description).toContain('SkyBlock is not responding')
})

test('a process without the outage does not end it while another sees it', async () => {
  await using world = await openNoticesWorld('sqlite', { channels: [DISCORD] })
  const since = new Date(world.clock.now().getTime() - 10 * MINUTE).toISOString()
  const seeing = createOutageWatch({
    ...world,
    watched: () => [{ part: 'payments', server: null, outage: { why: 'timeout', since } }],
  })
  const healthy = createOutageWatch({
    ...world,
    watched: () => [{ part: 'payments', server: null, outage: null }],
  })
  for (let count = 0; count < 5; count += 1) {
    await seeing.checkOutages()
    await healthy.checkOutages()
    world.clock.pass(15_000)
  }
  expect(await typesOf(world)).toEqual(['part.away'])
  // The process that saw it is gone.
  world.clock.pass(5 * MINUTE)
  await healthy.checkOutages()
  expect(await typesOf(world)).toEqual(['part.away', 'part.back'])
})

onBoth('the summary is told once a day, at the chosen hour', async (world) => {
  const asked: string[][] = []
  const open = () =>
    createDailySummary({
      ...world,
      sumBetween: async (from, until) => {
        asked.push([from.toISOString(), until.toISOString()])
        return { orders: 9, paid: 7, revenue: 1_250_000 }
      },
      countAttention: async () => 2,
    })
  const processes = [open(), open()]
  const tellAll = async () => {
    for (const { sendSummary } of processes) await sendSummary()
  }
  // 2026-11-15 19:00 WIB: the hour of the day has passed long ago.
  await tellAll()
  expect(await typesOf(world)).toEqual([])
  world.clock.pass(11 * 60 * MINUTE + 59 * MINUTE)
  await tellAll()
  expect(await typesOf(world)).toEqual([])
  world.clock.pass(MINUTE)
  await tellAll()
  world.clock.pass(MINUTE)
  await tellAll()
  expect(await typesOf(world)).toEqual(['summary.daily'])
  expect(asked[0]).toEqual(['2026-11-14T17:00:00.000Z', '2026-11-15T17:00:00.000Z'])
  await world.worker.deliverDue()
  const [embed] = world.discord.messages[0]?.embeds ?? []
  expect(embed?.title).toBe('Summary of 15 November 2026')
  expect(embed?.description).toContain('Rp1.250.000')
  world.clock.pass(24 * 60 * MINUTE)
  await tellAll()
  expect(await typesOf(world)).toHaveLength(2)
})
