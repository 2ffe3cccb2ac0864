// The status call over HTTP, with the simulator.
import { expect, test } from 'vitest'
import { startJavaStatus } from '#tests/simulators/game-status.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

const statusOf = async (site: RunningSite, id = 'network') =>
  (await site.get(`/api/server-status/${id}`)).json()

test('without configuration every documented id reports a simulated network', async () => {
  await using site = await startSite()
  await expect
    .poll(() => statusOf(site))
    .toEqual({ online: true, players: { online: expect.any(Number), max: 500 }, version: '1.8 – 1.21.8' })
  for (const id of ['survival', 'skyblock', 'tycoon', 'creative']) {
    expect((await statusOf(site, id)).online).toBe(true)
  }
  for (const id of ['nothing', 'NETWORK', 'constructor', '%00', 'network%2f..'])
    expect(await statusOf(site, id)).toMatchObject({ code: 'not_found' })
})

test('a thousand requests cause one probe', async () => {
  const server = await startJavaStatus(() => ({ online: 5, max: 10, version: '1.21' }))
  await using site = await startSite({ env: { GAME_PING_NETWORK: `127.0.0.1:${server.port}` } })
  await expect.poll(() => statusOf(site)).toMatchObject({ online: true })
  const before = server.requestCount()

  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 100 }, () => site.get('/api/server-status/network').then((r) => r.text())),
    )
  }

  expect(server.requestCount() - before).toBeLessThanOrEqual(1)
  await server.close()
})
