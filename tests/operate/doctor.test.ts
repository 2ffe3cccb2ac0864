// npm run doctor beside a running and a stopped site, and the same checks in the console behind proxies.
import { execFile } from 'node:child_process'
import { request as openRequest } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Checks } from '#contract/monitoring/checks.schema.ts'
import type { CheckResult } from '#contract/monitoring/checks.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { listenHttp } from '#simulators/http.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { type RunningSite, startSite } from '#tests/support/site.ts'
import { hashTree, temporaryFolder } from '#tests/support/temporary-folder.ts'

const PROGRAM = join(import.meta.dirname, '../../scripts/doctor.ts')

type Ended = { code: number; stdout: string; stderr: string }

function doctor(env: Record<string, string>, ...args: string[]): Promise<Ended> {
  const options = { cwd: temporaryFolder(), env: { ...PROGRAM_ENV, ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, [PROGRAM, ...args], options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
}

/** The files that the test write of the doctor changes. */
const TRIED = /angkasa\.db(?:-shm|-wal)?$/

test('beside a running demo, after it has stopped, and in production', async () => {
  const folder = join(temporaryFolder(), 'data')
  const PORT = String(await freePort())
  const env = { DATA_DIR: folder, PORT, HOST: '127.0.0.1', PUBLIC_URL: `http://127.0.0.1:${PORT}` }
  const site = await startSite({ env: { ...env, ...ADMIN_ENV } })
  const running = await doctor(env, '--json')
  await site[Symbol.asyncDispose]()
  expect(running.code, running.stderr).toBe(0)
  const { ok, checks } = JSON.parse(running.stdout) as { ok: boolean; checks: CheckResult[] }
  const find = (id: string) => checks.find((check) => check.id === id)
  expect(ok).toBe(true)
  expect(find('database')).toMatchObject({ state: 'ready', found: 'SQLite can be read and written.' })
  expect(find('proxy')).toMatchObject({ state: 'ready', values: { address: '127.0.0.1' } })
  expect(find('payments')).toMatchObject({
    state: 'demo',
    next: expect.stringContaining('Tripay or Midtrans'),
  })

  const before = hashTree(folder, TRIED)
  const stopped = await doctor(env, '--language', 'id')
  expect(stopped.code, stopped.stderr).toBe(0)
  expect(stopped.stdout).toMatch(/^Demo +Pembayaran +Demo: pembayaran disimulasikan/m)
  expect(stopped.stdout).toMatch(/^0 failing, \d+ demo, \d+ off, \d+ ready$/m)
  expect(stopped.stdout).toContain('situsnya sedang berhenti')
  expect(hashTree(folder, TRIED)).toEqual(before)

  const live = { ...env, NODE_ENV: 'production', PUBLIC_URL: 'https://192.0.2.7' }
  const failing = await doctor(live, '--json')
  expect(failing.code).toBe(1)
  const reply = JSON.parse(failing.stdout) as { checks: CheckResult[] }
  const isStopped = ({ reason, state }: CheckResult) => reason === 'site_stopped' && state === 'failing'
  expect(reply.checks.filter(isStopped).map(({ id }) => id)).toEqual(['public_url', 'proxy'])
})

test('finds the running site whatever its port is, on both databases', async () => {
  await using postgres = await openFreshPostgres()
  const places: Record<string, string>[] = [{}, { DATABASE_URL: postgres.url }]
  for (const place of places) {
    const port = await freePort()
    const env = {
      DATA_DIR: temporaryFolder(),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...place,
    }
    await using _site = await startSite({ env: { ...env, ...ADMIN_ENV, PORT: String(port) } })
    // The unit sets another port than the settings file has.
    const { stdout } = await doctor({ ...env, PORT: String(await freePort()) }, '--json')
    const { checks } = JSON.parse(stdout) as { checks: CheckResult[] }
    expect(checks.find(({ id }) => id === 'proxy')).toMatchObject({ state: 'ready' })
  }
})

test('something failing, or a wrong variable: exit code 1, and the variable by its name', async () => {
  const DATA_DIR = temporaryFolder()
  const failing = await doctor({ DATA_DIR: join(DATA_DIR, 'none') })
  expect(failing.code).toBe(1)
  expect(failing.stdout).toMatch(/^Not working +Data and backup: Database +There is no database yet\./m)

  const wrong = await doctor({ DATA_DIR, PORT: 'many', TRUST_PROXY: 'perhaps' })
  expect(wrong.code).toBe(1)
  expect(wrong.stdout).toContain('PORT must be a port number')
  expect(wrong.stdout).toContain('TRUST_PROXY must be 0, 1, or the addresses of the proxies')
  const json = await doctor({ DATA_DIR, PORT: 'many' }, '--json')
  expect(JSON.parse(json.stdout)).toMatchObject({ ok: false, checks: [{ reason: 'config_invalid' }] })
  expect((await doctor({ DATA_DIR }, '--nonsense')).stderr).toMatch(/^Usage: .*doctor/)
})

/** A proxy that adds the caller's address, as nginx and Caddy do; the caller comes from outside. */
async function startProxy() {
  let target = 0
  const { origin, close } = await listenHttp((incoming, outgoing) => {
    const forwarded = [incoming.headers['x-forwarded-for'], '198.51.100.7'].filter(Boolean).join(', ')
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded }
    const { method, url: path } = incoming
    const passed = openRequest({ host: '127.0.0.1', port: target, method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  onTestFinished(close)
  return {
    url: origin,
    leadTo(url: string) {
      target = Number(new URL(url).port)
    },
  }
}

async function testAddress(site: RunningSite): Promise<CheckResult[]> {
  const { json } = await signIn(site)
  const reply = await json<Checks>('/checks/run', 'POST', { part: 'address' })
  return reply.results
}

test.each([
  { trust: '0', state: 'failing', reason: 'proxy_untrusted', hops: 1 },
  { trust: '1', state: 'ready', reason: 'proxy_ready', hops: undefined },
])('behind one proxy with TRUST_PROXY=$trust: $reason', async ({ trust, state, reason, hops }) => {
  const proxy = await startProxy()
  const env = { ...ADMIN_ENV, PUBLIC_URL: proxy.url, TRUST_PROXY: trust }
  await using site = await startSite({ env })
  proxy.leadTo(site.url)
  const results = await testAddress(site)

  const found = results.find(({ id }) => id === 'proxy')
  expect(found).toMatchObject({ state, reason })
  expect(found?.values.hops).toBe(hops)
})

test('nobody else can ask which address the site sees', async () => {
  await using site = await startSite()
  const zeros = '0'.repeat(64)
  for (const query of ['', `?nonce=${zeros}&sign=${zeros}`, '?nonce=1&sign=2'])
    expect((await site.get(`/api/health/echo${query}`)).status).toBe(404)
})
