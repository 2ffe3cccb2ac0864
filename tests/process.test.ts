// The whole process: start-up output, refused settings, graceful stop.
import { readFileSync, statSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { freePort } from '#scripts/lib/free-port.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const freshPort = async () => String(await freePort())

test('the first start prints what is live, demo and off, the admin, the next step and, last, the address', async () => {
  const PORT = await freshPort()
  await using server = spawnServer({ PORT })
  await server.waitForOutput(/Site: .*\n/)

  expect(server.lines().trim().split('\n')).toEqual([
    'Live:     bot check (ALTCHA proof of work), files (disk), database (SQLite)',
    'Demo:     payments (Tripay simulator), status (game server simulator), delivery (game server simulator), leaderboards (demo players), voters (voters simulator)',
    'Off:      none',
    expect.stringMatching(/^Admin: {4}admin, password in .+\/first-admin-password\.txt$/),
    expect.stringMatching(/^Next: {5}visitors see a demo/),
    `Site:     http://localhost:${PORT}`,
  ])
  expect((await fetch(`http://127.0.0.1:${PORT}/api/health`)).status).toBe(200)
  const file = join(server.dataDir, 'first-admin-password.txt')
  expect(readFileSync(file, 'utf8')).toMatch(/^username: admin\npassword: [0-9A-Z]{20}\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('an invalid setting ends the start with one line', async () => {
  await using server = spawnServer({ PORT: 'eighty' })
  expect(await server.stop('SIGCONT')).toBe(78)
  expect(server.lines()).toBe('PORT must be a port number\n')
})

test('a port in use ends the start with one line', async () => {
  const PORT = await freshPort()
  await using first = spawnServer({ PORT })
  await first.waitForOutput(/Site: .*\n/)

  await using second = spawnServer({ PORT })
  expect(await second.stop('SIGCONT')).toBe(1)
  expect(second.lines()).toBe(`PORT ${PORT} is in use by another program. Stop it, or set PORT.\n`)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s finishes requests in flight, then exits with 0',
  async (signal) => {
    const PORT = await freshPort()
    await using server = spawnServer({ PORT })
    await server.waitForOutput(/Site: .*\n/)
    const agent = new Agent({ keepAlive: true, maxSockets: 40 })
    let begun = 0
    const ask = (place: number) =>
      new Promise<string>((resolve) => {
        request({ port: PORT, host: '127.0.0.1', path: `/en/nothing-${place}`, agent }, (response) => {
          begun += 1
          response.resume()
          response.on('end', () => resolve(response.complete ? String(response.statusCode) : 'cut'))
          response.on('error', () => resolve('cut'))
        })
          .on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
          .end()
      })
    const answers = Array.from({ length: 100 }, (_, place) => ask(place))
    while (begun < 20) await new Promise((resolve) => setImmediate(resolve))

    const code = await server.stop(signal)

    const counts = Map.groupBy(await Promise.all(answers), (answer) => answer)
    expect(code).toBe(0)
    expect(counts.has('cut')).toBe(false)
    expect(counts.get('404')?.length ?? 0).toBeGreaterThanOrEqual(20)
    expect(
      [...counts.keys()].filter((answer) => !['404', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(answer)),
    ).toEqual([])
    agent.destroy()
  },
)

test('a signal during the start stops the process', async () => {
  await using server = spawnServer({ PORT: await freshPort() })
  await server.waitForOutput(/Live: /)

  expect(await server.stop()).toBe(0)
})

test('a hanging game server does not delay the stop, and its command stays marked as sending', async () => {
  const game = await startGameConsole({ password: 'rcon' })
  game.setFault('silent-after-command')
  const PORT = await freshPort()
  const rcon = {
    RCON_HOST: '127.0.0.1',
    RCON_PORT: String(game.port),
    RCON_PASSWORD: 'rcon',
    ALLOW_SANDBOX: '1',
  }
  const owner = { username: 'admin', password: 'correct horse battery' }
  await using server = spawnServer({ PORT, ...rcon, ADMIN_PASSWORD: owner.password })
  await server.waitForOutput(/Site: .*\n/)
  await ownProducts(`http://127.0.0.1:${PORT}`, owner)
  await createBuyer(`http://127.0.0.1:${PORT}`).buy()
  await vi.waitFor(() => expect(game.executed()).toHaveLength(1), 20_000)

  const stopped = server.stop().then((code) => ({ code }))
  // The console's own timeout is twice as long.
  const longest = new Promise<null>((resolve) => setTimeout(() => resolve(null), 7_000).unref())
  expect(await Promise.race([stopped, longest])).toEqual({ code: 0 })
  using database = new DatabaseSync(join(server.dataDir, 'angkasa.db'))
  const actions = database.prepare('select state from send_action').all()
  expect(actions).toEqual([{ state: 'sending' }])
  await game.close()
})

test('after SIGKILL during the start the database opens again', async () => {
  const dataDir = temporaryFolder()
  const first = spawnServer({ PORT: await freshPort() }, dataDir)
  await first.waitForOutput(/Live: /)
  await first.stop('SIGKILL')

  await using second = spawnServer({ PORT: await freshPort() }, dataDir)
  await second.waitForOutput(/Site: .*\n/)
})

test('in development pages are rendered from their sources', async () => {
  const PORT = await freshPort()
  await using server = spawnServer({ PORT }, undefined, ['--dev'])
  await server.waitForOutput(/Site: .*\n/)

  for (const path of ['/en/vote', '/id/store']) {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).toContain('/web/entry.client.tsx')
  }
  const home = await (await fetch(`http://127.0.0.1:${PORT}/en`)).text()
  const [picture = ''] = home.match(/\/art\/[0-9a-z]{8}\/[\w-]+\.avif/) ?? []
  expect((await fetch(`http://127.0.0.1:${PORT}${picture}`)).headers.get('content-type')).toBe('image/avif')
})

test('an order is followed in the log by its reference, with the request and its address', async () => {
  const PORT = await freshPort()
  await using server = spawnServer({ PORT, LOG_LEVEL: 'info' })
  await server.waitForOutput(/Site: .*\n/)
  const url = `http://127.0.0.1:${PORT}`
  const reference = await createBuyer(url).buy()
  await server.waitForOutput(new RegExp(`${reference}.*command sent`))
  await fetch(`${url}/api/payments/tripay/callback`, { method: 'POST', body: '{}' })
  await server.waitForOutput(/callback refused/)

  const lines = server
    .lines()
    .split('\n')
    .filter((line) => line.startsWith('{'))
  const read = lines.map((line) => JSON.parse(line))
  const asked = { reqId: expect.any(String), address: '127.0.0.1' }
  expect(read.filter((line) => line.reference === reference)).toMatchObject([
    { msg: 'order placed', ...asked },
    { msg: 'payment status changed', status: 'PAID', ...asked },
    { msg: 'command sent', outcome: 'done' },
  ])
  expect(read.find(({ msg }) => msg === 'callback refused')).toMatchObject(asked)
})
