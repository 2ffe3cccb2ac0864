// Starts the sites of the browser tests and the flag host, and on request those that tests have for themselves.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { type ExternalImages, externalImages as ownImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { ensureBuilt } from '#scripts/lib/build.ts'
import { start } from '#server/boot/start.ts'
import type { Env } from '#server/config/config.ts'
import { fillHostileDatabase, writeHostileBoards } from '#tests/security/hostile-data.ts'
import type { BrowserSiteOptions } from './browser-site.ts'
import { CHEAP_PROOF } from './cheap-proof.ts'
import {
  ADMIN,
  ALTERED_PORT,
  ALTERED_URL,
  DEAD_URL,
  FLAG_HOST_PORT,
  FLAG_HOST_URL,
  FLAGLESS_PORT,
  FLAGLESS_URL,
  OWNED_PORT,
  OWNED_URL,
  SITE_PORT,
  SITE_URL,
  SITES_PORT,
} from './e2e-sites.ts'
import { type RunningSite, startSite } from './site.ts'

const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="14"><path fill="#e70011" d="M0 0h20v14H0z"/></svg>'

const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-e2e-'))

type Altered = { settings?: Partial<Settings>; images?: Partial<ExternalImages> }

function startNamed(name: string, port: number, url: string, { settings, images }: Altered = {}) {
  return start({
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      LOG_LEVEL: 'warn',
      // Tests set X-Forwarded-For, so that each buyer has an IP address of its own.
      TRUST_PROXY: '1',
      DATA_DIR: join(dataDir, name),
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
    buildDir: 'build',
    defaults: { ...demoSettings, ...settings },
    externalImages: { ...ownImages, ...images },
    printLine: () => {},
    proofCost: CHEAP_PROOF,
  })
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
const flagHost = createServer((request, response) => {
  const known = /^\/(gb|id)\.svg$/.test(request.url ?? '')
  response.writeHead(known ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(known ? FLAG : '')
}).listen(FLAG_HOST_PORT, '127.0.0.1')
const altered = await startNamed('altered', ALTERED_PORT, ALTERED_URL, {
  settings: { maps, play: { ...demoSettings.play, java: { host: LONG_HOST, port: 25_565 } } },
  images: { flagUrl: `${FLAG_HOST_URL}/{code}.svg` },
})
const flagless = await startNamed('flagless', FLAGLESS_PORT, FLAGLESS_URL, {
  images: { flagUrl: `${DEAD_URL}/{code}.svg` },
})
const owned = await startNamed('owned', OWNED_PORT, OWNED_URL)
// Started last, because the tests begin when it responds.
const own = await startNamed('own', SITE_PORT, SITE_URL)

async function stop(): Promise<void> {
  flagHost.close()
  siteHost.close()
  await Promise.all([altered, flagless, owned, own].map((running) => running.stop()))
  await Promise.all([...ownSites.values()].map((site) => site[Symbol.asyncDispose]()))
  rmSync(dataDir, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop().then(() => process.exit(0)))
}
