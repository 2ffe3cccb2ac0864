// Secret leaks: external services echo marked secrets, and all output of the site is searched for them.
import { globSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { adminChecks } from '#content/locales/en/admin-checks.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { VARIABLE_NAMES } from '#server/config/config.ts'
import { listenHttp } from '#simulators/http.ts'
import { pngOf } from '#tests/simulators/odd-pictures.ts'
import { ownProducts } from '#tests/support/own-products.ts'
import { spawnServer } from '#tests/support/spawn-server.ts'

const MARK = 'S3CR3T'
const marked = (name: string) => `${MARK}-${name}-7f3a`
const OWNER = { username: 'owner', password: marked('admin password') }

/** Replaces every external service and echoes all received secrets in its replies. */
async function startEchoHost(hostname: string) {
  const requests: string[] = []
  const { origin, close } = await listenHttp(async (request, response) => {
    const body = (await buffer(request)).toString('latin1')
    requests.push(`${request.method} ${request.url}`)
    const seen = `${JSON.stringify(request.headers)} ${body}`
    if (request.url?.includes('siteverify')) {
      response.end(JSON.stringify({ success: true, hostname, action: 'checkout', seen }))
      return
    }
    const message = `Invalid key ${request.headers.authorization} in ${seen}`
    response.writeHead(request.url?.includes('transaction/') ? 401 : 403)
    response.end(JSON.stringify({ success: false, message }))
  })
  return { url: origin, requests, [Symbol.asyncDispose]: close }
}

function secretsOf(echo: string, closedPort: number) {
  return {
    ADMIN_USERNAME: OWNER.username,
    ADMIN_PASSWORD: OWNER.password,
    RCON_HOST: '127.0.0.1',
    RCON_PORT: String(closedPort),
    RCON_PASSWORD: marked('rcon'),
    TRIPAY_URL: `${echo}/api`,
    TRIPAY_MERCHANT_CODE: 'T1',
    TRIPAY_API_KEY: marked('api-key'),
    TRIPAY_PRIVATE_KEY: marked('private-key'),
    TURNSTILE_SITE_KEY: 'site',
    TURNSTILE_SECRET_KEY: marked('turnstile'),
    TURNSTILE_VERIFY_URL: `${echo}/siteverify`,
    AJLEADERBOARDS_SURVIVAL_URL: `mysql://web:${marked('mysql')}@127.0.0.1:${closedPort}/boards`,
    S3_ENDPOINT: echo,
    S3_REGION: 'id',
    S3_BUCKET: 'pictures',
    S3_PUBLIC_URL: echo,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: marked('s3'),
    METRICS_TOKEN: marked('metrics-token'),
  }
}

async function startMarked(echo: string) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const spawned = spawnServer({
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'trace',
    ...secretsOf(echo, await freePort()),
  })
  await spawned.waitForOutput(/Site: .*\n/)
  await ownProducts(url, OWNER)
  const answers: string[] = []
  return {
    ...spawned,
    answers,
    command: () => readFileSync(`/proc/${spawned.pid}/cmdline`, 'utf8'),
    database: () =>
      globSync(join(spawned.dataDir, 'angkasa.db*'))
        .map((file) => readFileSync(file, 'latin1'))
        .join(''),
    async ask(path: string, init: RequestInit = {}) {
      const response = await fetch(url + path, { redirect: 'manual', ...init })
      const text = await response.text()
      answers.push(`${path} ${response.status} ${JSON.stringify([...response.headers])} ${text}`)
      return { status: response.status, text }
    },
  }
}

type Marked = Awaited<ReturnType<typeof startMarked>>

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

async function actAsAdmin(site: Marked): Promise<string> {
  const { text } = await site.ask('/api/admin/login', json(OWNER))
  site.answers.pop()
  const { token } = JSON.parse(text)
  const authorization = `Bearer ${token}`
  for (const path of ['overview', 'products', 'transactions', 'send-actions', 'audit-log', 'gamemode-images'])
    await site.ask(`/api/admin/${path}`, { headers: { authorization } })
  const form = new FormData()
  form.set('gamemode', 'survival')
  form.set('image', new Blob([new Uint8Array(pngOf({ width: 4, height: 4 }))]), 'a.png')
  const upload = { method: 'POST', headers: { authorization }, body: form }
  expect((await site.ask('/api/admin/gamemode-images', upload)).status).toBe(503)
  const passwords = { current_password: marked('guess'), new_password: marked('new password') }
  await site.ask('/api/admin/password', { ...json(passwords, { authorization }), method: 'PUT' })
  return token
}

async function actAsVisitor(site: Marked): Promise<void> {
  const products = JSON.parse((await site.ask('/api/store/products')).text)
  const order = { productId: products[0]._id, username: 'Steve', paymentMethod: 'QRIS' }
  const { status } = await site.ask(
    '/api/store/transactions',
    json({ ...order, turnstileToken: marked('visitor token') }),
  )
  expect(status).toBe(503)
  const guess = { ...OWNER, password: marked('wrong password') }
  await site.ask('/api/admin/login', json(guess))
  await site.ask(`/api/admin/overview?token=${marked('query')}`, {
    headers: { authorization: `Bearer ${marked('bearer')}`, cookie: `adminToken=${marked('cookie')}` },
  })
  await site.ask('/api/payments/tripay/callback', {
    ...json({ note: marked('callback body') }),
    headers: { 'x-callback-signature': marked('signature') },
  })
  for (const authorization of [marked('metrics-token'), marked('metrics-guess')])
    await site.ask('/metrics', { headers: { authorization: `Bearer ${authorization}` } })
  await site.ask(`/api/%0a{"level":60,"msg":"forged"}%0d%0a`)
  await site.ask(`/en/nothing?key=${marked('page query')}`)
  for (const path of [
    '/api/health',
    '/api/openapi.json',
    '/api/bot-check',
    '/en',
    '/id/store',
    '/en/admin/login',
  ])
    await site.ask(path)
}

const lineWith = (text: string) => text.split('\n').filter((line) => line.includes(MARK))

test('no secret is in the log, a reply, the database or the process list', async () => {
  await using echo = await startEchoHost('127.0.0.1')
  await using site = await startMarked(echo.url)
  const token = await actAsAdmin(site)
  await actAsVisitor(site)
  expect(site.command()).not.toContain(MARK)
  await site.stop()

  expect(echo.requests.filter((line) => /siteverify|transaction|pictures/.test(line)).length).toBeGreaterThan(
    2,
  )
  expect(lineWith(site.lines())).toEqual([])
  expect(lineWith(site.answers.join('\n').replaceAll(/^\/\S+/gm, ''))).toEqual([])
  expect(site.lines()).not.toContain(token)
  expect(site.database()).not.toMatch(new RegExp(`${MARK}|${token}`))
})

/** The console tells owners by name which variable to set. */
const TOLD_TO_OWNERS = Object.values(adminChecks).join(' ')
const NAMED_FOR_OWNERS = [
  ...['SECRET_KEY', 'VOTIFIER_PORT'],
  ...VARIABLE_NAMES.filter((name) => TOLD_TO_OWNERS.includes(name)),
]

test('page scripts contain no setting name and no source map', () => {
  const files = globSync('build/client/**/*.{js,css,html,map}')
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([])
  const names = VARIABLE_NAMES.filter((name) => name.includes('_') && !NAMED_FOR_OWNERS.includes(name))
  const settings = new RegExp(`\\b(?:${names.join('|')})\\b`)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toMatch(settings)
    expect(text, file).not.toMatch(/sourceMappingURL|process\.env/)
    for (const folder of [process.cwd(), homedir()]) expect(text, file).not.toContain(`${folder}/`)
  }
})
