// Rate limits of the receiver, and new addresses.
import { expect, test } from 'vitest'
import { DISCORD, openNoticesWorld, PAID } from '#tests/support/notices-world.ts'

test('respects the rate limit of Discord: none of 40 messages is refused', async () => {
  await using world = await openNoticesWorld('sqlite', {
    channels: [DISCORD],
    limit: { messages: 5, windowMs: 2_000 },
  })
  for (let count = 0; count < 40; count += 1) {
    await world.record(PAID)
    await world.worker.deliverDue()
    world.clock.pass(100)
  }
  for (let count = 0; count < 100; count += 1) {
    await world.worker.deliverDue()
    world.clock.pass(100)
  }
  expect(world.discord.refused).toEqual([])
  expect((await world.rows()).every(({ state }) => state === 'delivered')).toBe(true)
})

test('waits for retry_after, and does not count it as a try', async () => {
  await using world = await openNoticesWorld('sqlite', { channels: [DISCORD] })
  world.discord.setFault('rate-limited')
  await world.record(PAID)
  for (let count = 0; count < 20; count += 1) {
    await world.worker.deliverDue()
    world.clock.pass(2_000)
  }
  expect(await world.rows()).toMatchObject([{ state: 'waiting', tries: 0, reason: 'rate_limited' }])
  world.discord.setFault(null)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'delivered', tries: 1 }])
})

test('a new address is tried at once', async () => {
  await using world = await openNoticesWorld('sqlite', { channels: [DISCORD] })
  const { url } = world.discord
  world.setSecret('notices.discord.url', url.replace('simulated-token', 'deleted-token'))
  await world.record(PAID)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'waiting', reason: 'gone' }])
  world.setSecret('notices.discord.url', url)
  await world.worker.deliverDue()
  expect(await world.rows()).toMatchObject([{ state: 'delivered' }])
})
