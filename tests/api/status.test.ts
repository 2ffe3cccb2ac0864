// The status call over HTTP, with the simulator and with an unreachable server.
import { expect, test } from 'vitest'
import { startJavaStatus } from '#simulators/game-status.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'

async function until(site: RunningSite, wanted: (status: { online: boolean }) => boolean) {
  for (;;) {
    const status = await (await site.get('/api/server-status/network')).json()
    if (wanted(status)) return status
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('without configuration every documented id reports a simulated network', async () => {
  await using site = await startSite()
  const status = await until(site, ({ online }) => online)

  expect(status).toEqual({
    online: true,
    players: { online: expect.any(Number), max: 500 },
    version: '1.8 – 1.21.8',
  })
  for (const id of ['survival', 'skyblock', 'tycoon', 'creative']) {
    expect((await (await site.get(`/api/server-status/${id}`)).json()).online).toBe(true)
  }
})

test.each(['nothing', 'NETWORK', '__proto__', 'constructor', '%00', 'network%2f..', 'x'.repeat(400)])(
  '%s is an unknown server',
  async (id) => {
    await using site = await startSite()
    const response = await site.get(`/api/server-status/${id}`)

    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  },
)

test('a thousand requests cause one probe', async () => {
  const server = await startJavaStatus(() => ({ online: 5, max: 10, version: '1.21' }))
  await using site = await startSite({ env: { GAME_PING_NETWORK: `127.0.0.1:${server.port}` } })
  await until(site, ({ online }) => online)
  const before = server.requestCount()

  for (let round = 0; round < 10; round += 1) {
    await Promise.all(
      Array.from({ length: 100 }, () => site.get('/api/server-status/network').then((r) => r.text())),
    )
  }

  expect(server.requestCount() - before).toBeLessThanOrEqual(1)
  await server.close()
})

test('a game server that never answers does not delay the reply', async () => {
  const server = await startJavaStatus(() => ({ online: 5, max: 10, version: '1.21' }))
  server.setFault('silent')
  await using site = await startSite({ env: { GAME_PING_NETWORK: `127.0.0.1:${server.port}` } })

  expect(await (await site.get('/api/server-status/network')).json()).toEqual({
    online: false,
    players: { online: 0, max: 0 },
    version: '',
  })
  expect((await site.get('/en')).status).toBe(200)
  await server.close()
})
