// Starts the sites of the browser tests, and on request those that tests have for themselves.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { ensureBuilt } from '#scripts/lib/build.ts'
import type { Env } from '#server/config/config.ts'
import { fillHostileDatabase, writeHostileBoards } from '#tests/security/hostile-data.ts'
import type { BrowserSiteOptions } from './browser-site.ts'
import { ADMIN, ALTERED_PORT, ALTERED_URL, SITE_PORT, SITE_URL, SITES_PORT } from './e2e-sites.ts'
import { type RunningSite, startSite } from './site.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-e2e-'))

function startNamed(port: number, url: string, settings?: Partial<Settings>): Promise<RunningSite> {
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    // Tests set X-Forwarded-For, so that each buyer has an IP address of its own.
    TRUST_PROXY: '1',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  }
  return startSite({ env, settings })
}

const maps = demoSettings.maps.map((map) => ({ ...map, coming_soon: true }))
const LONG_HOST = 'play-with-everyone.on-the-network-with-the-longest-name-of-them-all.example'

const ownSites = new Map<string, RunningSite>()

async function startOwn({ hostile = false, env, ...options }: BrowserSiteOptions): Promise<string> {
  const site = await startSite({ ...options, env: { ...(hostile && (await fillHostile())), ...env } })
  ownSites.set(site.url, site)
  return site.url
}

async function fillHostile(): Promise<Env> {
  const folder = mkdtempSync(join(dataDir, 'hostile-'))
  await fillHostileDatabase(folder)
  return { DATA_DIR: folder, AJLEADERBOARDS_SURVIVAL_URL: writeHostileBoards(join(folder, 'boards.db')) }
}

async function answerTest(request: IncomingMessage): Promise<string> {
  if (request.method === 'POST') return startOwn((await json(request)) as BrowserSiteOptions)
  const url = await text(request)
  await ownSites.get(url)?.[Symbol.asyncDispose]()
  ownSites.delete(url)
  return url
}

ensureBuilt()
const siteHost = createServer((request, response) => {
  answerTest(request).then(
    (url) => response.end(url),
    (error) => response.writeHead(500).end(String(error)),
  )
}).listen(SITES_PORT, '127.0.0.1')
const altered = await startNamed(ALTERED_PORT, ALTERED_URL, {
  maps,
  play: { ...demoSettings.play, java: { host: LONG_HOST, port: 25_565 } },
})
// Started last, because the tests begin when it responds.
const own = await startNamed(SITE_PORT, SITE_URL)

async function stop(): Promise<void> {
  siteHost.close()
  await Promise.all([altered, own, ...ownSites.values()].map((site) => site[Symbol.asyncDispose]()))
  rmSync(dataDir, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop().then(() => process.exit(0)))
}
