// The outside services of a site, and for each site its own fault proxies to them.
import mysql from 'mysql2/promise'
import { DEMO_BOARDS } from '#simulators/demo-boards.ts'
import { startGameConsole } from '#simulators/game-console.ts'
import { startJavaStatus } from '#simulators/game-status.ts'
import { startTripayServer } from '#simulators/tripay-server.ts'
import { startTurnstileServer } from '#simulators/turnstile-server.ts'
import { DEMO_KEY, startVotersServer } from '#simulators/voters-server.ts'
import { createBoardStatements } from '#tests/support/mariadb-boards.ts'
import { startMariadbServer } from '#tests/support/mariadb-server.ts'
import { type Fault, type FaultProxy, HUGE_BYTES, startFaultProxy } from './fault-proxy.ts'

/** Two game servers are probed; the other services are one each. */
export const SOURCES = ['network', 'survival', 'boards', 'voters', 'gateway', 'console', 'bot check'] as const
export type Source = (typeof SOURCES)[number]

const RCON_PASSWORD = 'chaos-rcon-password'
const STATUS = { online: 42, max: 250, version: 'Paper 1.21.4' }

/** Valid first bytes of each protocol, followed by an endless body. */
const HUGE_HTTP = Buffer.from(
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${HUGE_BYTES}\r\n\r\n{"success":true,"a":"`,
)
/** A packet of 262,000 bytes, the largest accepted length. */
const HUGE_STATUS = Buffer.from([0xf0, 0xfe, 0x0f])
const HUGE_MYSQL = Buffer.from([0xff, 0xff, 0xff, 0, 10, 53])
const HUGE_RCON = Buffer.from([0, 0, 0, 6, 1, 0, 0, 0, 2, 0, 0, 0])

export type OutsideSources = Awaited<ReturnType<typeof openOutsideSources>>

export async function openOutsideSources() {
  const now = () => new Date()
  const mariadb = await startBoards()
  const status = await startJavaStatus(() => STATUS)
  const voters = await startVotersServer({ now })
  const tripay = await startTripayServer({ now })
  const game = await startGameConsole({ password: RCON_PASSWORD })
  const turnstile = await startTurnstileServer({ now })
  const targets: Record<Source, { targetPort: number; hugeHead: Buffer }> = {
    network: { targetPort: status.port, hugeHead: HUGE_STATUS },
    survival: { targetPort: status.port, hugeHead: HUGE_STATUS },
    boards: { targetPort: portOf(mariadb.url), hugeHead: HUGE_MYSQL },
    voters: { targetPort: portOf(voters.url), hugeHead: HUGE_HTTP },
    gateway: { targetPort: portOf(tripay.url), hugeHead: HUGE_HTTP },
    console: { targetPort: game.port, hugeHead: HUGE_RCON },
    'bot check': { targetPort: portOf(turnstile.verifyUrl), hugeHead: HUGE_HTTP },
  }
  const opened: FaultProxy[] = []

  async function openProxies() {
    const entries = SOURCES.map(async (source) => [source, await startFaultProxy(targets[source])] as const)
    const proxies = Object.fromEntries(await Promise.all(entries)) as Record<Source, FaultProxy>
    const through = (url: string, source: Source) => url.replace(/:\d+\//, `:${proxies[source].port}/`)
    opened.push(...Object.values(proxies))
    return {
      proxies,
      /** Settings of a site that uses these proxies. */
      env: {
        TRUST_PROXY: '1',
        GAME_PING_NETWORK: `127.0.0.1:${proxies.network.port}`,
        GAME_PING_SURVIVAL: `127.0.0.1:${proxies.survival.port}`,
        AJLEADERBOARDS_SURVIVAL_URL: through(mariadb.url, 'boards'),
        MINECRAFT_MP_URL: through(voters.url, 'voters'),
        MINECRAFT_MP_KEY: DEMO_KEY,
        TRIPAY_URL: through(tripay.url, 'gateway'),
        TRIPAY_MERCHANT_CODE: tripay.merchant.merchantCode,
        TRIPAY_API_KEY: tripay.merchant.apiKey,
        TRIPAY_PRIVATE_KEY: tripay.merchant.privateKey,
        RCON_HOST: '127.0.0.1',
        RCON_PORT: String(proxies.console.port),
        RCON_PASSWORD,
        TURNSTILE_SITE_KEY: 'site',
        TURNSTILE_SECRET_KEY: turnstile.secretKey,
        TURNSTILE_VERIFY_URL: through(turnstile.verifyUrl, 'bot check'),
      },
      async setFault(fault: Fault | null, sources: readonly Source[] = SOURCES): Promise<void> {
        await Promise.all(sources.map((source) => proxies[source].setFault(fault)))
      },
    }
  }

  return {
    tripay,
    turnstile,
    game,
    openProxies,
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((proxy) => proxy.close()))
      await Promise.all([status.close(), voters.close(), tripay.close(), game.close(), turnstile.close()])
      await mariadb.stop()
    },
  }
}

/** A database like the plugin's, with one player on every board. */
async function startBoards(): Promise<{ url: string; stop(): Promise<void> }> {
  const { url, stop } = await startMariadbServer()
  const root = await mysql.createConnection({ uri: url })
  await root.query('create database boards')
  await root.query('use boards')
  for (const key of DEMO_BOARDS.survival) {
    for (const statement of createBoardStatements(`ajlb_${key}`)) await root.query(statement)
    await root.query(
      `insert into \`ajlb_${key}\` (id, namecache, value, weekly_delta, monthly_delta) values ('1', 'Ayu', 9, 5, 7)`,
    )
  }
  await root.end()
  return { url: url.replace(/\/mysql$/, '/boards'), stop }
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
