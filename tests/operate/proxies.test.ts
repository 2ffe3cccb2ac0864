// deploy/nginx.conf and deploy/Caddyfile as they are, in front of the site, with the packages of Debian.
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect } from 'vitest'
import { machineOfFile } from './installed.ts'
import { PROXY_PROGRAMS } from './machine.ts'

const DATABASE = 'postgres://angkasa:secret@127.0.0.1/angkasa'
const SETTINGS = [
  ...['PUBLIC_URL=https://angkasa.example', 'TRUST_PROXY=1', 'ALLOW_SANDBOX=1'],
  ...['ADMIN_PASSWORD=something-long-enough', `DATABASE_URL=${DATABASE}`, 'METRICS_TOKEN=0123456789abcdef'],
]
const CERTIFICATE = '/etc/letsencrypt/live/angkasa.example'
const PREPARE = [
  'systemctl start postgresql@$(pg_lsclusters -h | cut -d" " -f1)-main',
  `runuser -u postgres -- psql -qc "create role angkasa login password 'secret'"`,
  'runuser -u postgres -- createdb -O angkasa angkasa',
  // Instead of certbot, which needs the internet.
  `mkdir -p ${CERTIFICATE}`,
  `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=angkasa.example -keyout ${CERTIFICATE}/privkey.pem -out ${CERTIFICATE}/fullchain.pem`,
]

const { machine, isSkipped, onMachine } = machineOfFile(SETTINGS, PREPARE, PROXY_PROGRAMS)

/** Exit codes of curl. A client that is still sending may lose the end of an early answer. */
const COMPLETE = 0
const CUT_SHORT = 18

/** The response to one request, as a visitor of that host sees it. */
async function ask(host: string, path: string, options = '') {
  const { code, output } = await machine.run(
    `curl -sk --resolve ${host}:443:127.0.0.1 -w '\\n%{http_code} %{content_type}' ${options} https://${host}${path}`,
  )
  expect([COMPLETE, CUT_SHORT]).toContain(code)
  const end = output.lastIndexOf('\n')
  const [, status, type = ''] = /^(\d+) ?(.*)$/.exec(output.slice(end + 1)) ?? []
  return { status: Number(status), type, body: output.slice(0, end) }
}

async function untilStatus(host: string, path: string, status: number): Promise<void> {
  while ((await ask(host, path)).status !== status) await sleep(100)
}

const cluster = (action: string) =>
  machine.must(`pg_ctlcluster $(pg_lsclusters -h | cut -d" " -f1) main ${action} -- -m immediate`)

const DOCUMENTED = '### 5. A proxy in front'

onMachine('nginx and Caddy of Debian accept the shipped files', { timeout: 60_000 }, async () => {
  // For localhost Caddy issues its own certificate.
  await machine.must('mkdir -p /run/systemd/system/caddy.service.d')
  await machine.must(
    `printf '[Service]\\nEnvironment=SITE_HOST=localhost\\n' > /run/systemd/system/caddy.service.d/host.conf`,
  )
  const output = await machine.follow(DOCUMENTED)
  expect(output).toContain('Valid configuration')
  const checked = await machine.must('nginx -t')
  expect(checked).toContain('test is successful')
  expect(checked).not.toMatch(/\[(warn|emerg|error)\]/)
})

describe.each([
  ['nginx', 'angkasa.example'],
  ['caddy', 'localhost'],
] as const)('%s', (name, host) => {
  beforeAll(async () => {
    if (isSkipped) return
    await machine.must(`systemctl stop ${name === 'nginx' ? 'caddy' : 'nginx'}`)
    await machine.must(`systemctl daemon-reload && systemctl restart ${name}`)
    while ((await machine.run(`curl -sk --resolve ${host}:443:127.0.0.1 https://${host}/en`)).code !== 0)
      await sleep(100)
  }, 60_000)

  onMachine('serves pages and calls, and hides the metrics', async () => {
    expect(await ask(host, '/en')).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' })
    expect((await ask(host, '/api/health/ready')).status).toBe(200)
    expect((await ask(host, '/metrics', "-H 'authorization: Bearer 0123456789abcdef'")).status).toBe(404)
  })

  onMachine('refuses a body that is too large with the JSON of the site', async () => {
    const { status, type, body } = await ask(
      host,
      '/api/admin/login',
      "-H 'content-type: application/json' -H 'expect:' --data-binary @<(head -c 7000000 /dev/zero)",
    )
    expect([status, type]).toEqual([413, 'application/json; charset=utf-8'])
    const reply = { error: 'The request is too large.', code: 'payload_too_large' }
    // nginx answers by itself; behind Caddy it is the site.
    expect(JSON.parse(body)).toEqual(reply)
    // An aborted upload does not mark the upstream as failed.
    expect((await ask(host, '/en')).status).toBe(200)
  })

  onMachine('serves cached pages while the database is away', { timeout: 60_000 }, async () => {
    await ask(host, '/en')
    await cluster('stop')
    try {
      await untilStatus(host, '/api/health/ready', 503)
      // Longer than the interval of Caddy's health checks; nginx has none.
      if (name === 'caddy') await sleep(6_000)
      expect((await ask(host, '/en')).status).toBe(200)
    } finally {
      await cluster('start')
    }
    await untilStatus(host, '/api/health/ready', 200)
  })

  onMachine('shows the restart page while no process answers', { timeout: 60_000 }, async () => {
    await machine.must('systemctl stop angkasa@3000')
    const [page, call] = await Promise.all([ask(host, '/en'), ask(host, '/api/store/products')])
    await machine.must('systemctl start angkasa@3000')

    expect([page.status, page.type]).toEqual([expect.toBeOneOf([502, 503]), 'text/html; charset=utf-8'])
    expect(page.body).toContain('Website lagi maintenance')
    expect(page.body).toContain('Website under maintenance')
    expect([call.status, call.type]).toEqual([
      expect.toBeOneOf([502, 503]),
      'application/json; charset=utf-8',
    ])
    expect(JSON.parse(call.body)).toMatchObject({ code: 'unavailable' })
    await untilStatus(host, '/api/health/ready', 200)
  })

  onMachine('closes a connection that sends its header drop by drop', { timeout: 60_000 }, async () => {
    const closed = await machine.run(
      `begun=$SECONDS; timeout 25 openssl s_client -quiet -connect 127.0.0.1:443 -servername ${host} < <(printf 'GET / HTTP/1.1\\r\\n'; for i in $(seq 40); do sleep 1; printf x; done); code=$?; echo "waited $((SECONDS - begun))"; exit $code`,
    )
    // 124 is the time limit of the test: the connection was still open. Refused at once would be too soon.
    expect(closed.code).not.toBe(124)
    expect(Number(/waited (\d+)/.exec(closed.output)?.[1])).toBeGreaterThanOrEqual(5)
  })
})

onMachine('nginx serves 400 requests from one address and answers a flood with 429 as JSON', async () => {
  await machine.must('systemctl stop caddy; systemctl restart nginx')
  const crowd = 'curl -sk --resolve angkasa.example:443:127.0.0.1 -o /dev/null -w "%{http_code}\\n"'
  const codes = async (count: number) =>
    (
      await machine.must(
        `${crowd} --parallel --parallel-max 50 "https://angkasa.example/api/health?[1-${count}]" 2>/dev/null`,
      )
    )
      .trim()
      .split('\n')

  expect(new Set(await codes(400))).toEqual(new Set(['200']))
  // A slow machine needs more of them before the rate is passed.
  let flooded: string[] = []
  for (let wave = 0; wave < 5 && !flooded.includes('429'); wave += 1) flooded = await codes(3_000)
  expect(flooded).toContain('429')
})

/** Asks for a path from many addresses, in the machine; answers the status of each. */
const ASK_FROM = `
const { Agent, get } = require('node:https')
const [path, count, before, after = ''] = process.argv.slice(1)
const agent = new Agent({ keepAlive: true, maxSockets: 50, rejectUnauthorized: false })
const ask = (number) => new Promise((resolve) => {
  const headers = { host: 'angkasa.example', 'x-test-address': before + number.toString(16) + after }
  get({ host: '127.0.0.1', path: path + '?' + number, agent, headers, servername: 'angkasa.example' }, (reply) => {
    reply.resume().on('end', () => resolve(reply.statusCode))
  })
})
Promise.all(Array.from({ length: Number(count) }, (_, index) => ask(index + 1))).then((codes) => {
  console.log([...new Set(codes)].sort().join(' '))
  agent.destroy()
})
`

onMachine('nginx counts the addresses of one IPv6 /64 together, for calls and for files', async () => {
  const conf = '/etc/nginx/conf.d/addresses.conf'
  await machine.must(
    `printf 'set_real_ip_from 127.0.0.1;\nreal_ip_header X-Test-Address;\n' > ${conf}; systemctl stop caddy; systemctl restart nginx`,
  )
  const askFrom = async (...asked: string[]) =>
    (await machine.must(`node -e "$(cat <<'PROGRAM'\n${ASK_FROM}\nPROGRAM\n)" ${asked.join(' ')}`)).trim()

  expect(await askFrom('/api/health', '3000', '2001:db8:1:2::')).toBe('200 429')
  expect(await askFrom('/art/none.avif', '8000', '2001:db8:1:3::')).toBe('404 429')
  expect(await askFrom('/api/health', '1000', '2001:db8:2:', '::1')).toBe('200')
  await machine.must(`rm ${conf}; systemctl restart nginx`)
})
