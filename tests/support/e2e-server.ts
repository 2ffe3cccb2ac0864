// Starts the sites of the browser tests and the flag host.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExternalImages, externalImages as ownImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { ensureBuilt } from '#scripts/lib/build.ts'
import { start } from '#server/boot/start.ts'
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
} from './e2e-sites.ts'

const FLAG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="14"><path fill="#e70011" d="M0 0h20v14H0z"/></svg>'

const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-e2e-'))

type Altered = { settings?: Partial<Settings>; images?: Partial<ExternalImages> }

function startSite(name: string, port: number, url: string, { settings, images }: Altered = {}) {
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

ensureBuilt()
const flagHost = createServer((request, response) => {
  const known = /^\/(gb|id)\.svg$/.test(request.url ?? '')
  response.writeHead(known ? 200 : 404, { 'content-type': 'image/svg+xml' }).end(known ? FLAG : '')
}).listen(FLAG_HOST_PORT, '127.0.0.1')
const altered = await startSite('altered', ALTERED_PORT, ALTERED_URL, {
  settings: { maps, play: { ...demoSettings.play, java: { host: LONG_HOST, port: 25_565 } } },
  images: { flagUrl: `${FLAG_HOST_URL}/{code}.svg` },
})
const flagless = await startSite('flagless', FLAGLESS_PORT, FLAGLESS_URL, {
  images: { flagUrl: `${DEAD_URL}/{code}.svg` },
})
const owned = await startSite('owned', OWNED_PORT, OWNED_URL)
// Started last, because the tests begin when it responds.
const own = await startSite('own', SITE_PORT, SITE_URL)

async function stop(): Promise<void> {
  flagHost.close()
  await Promise.all([altered, flagless, owned, own].map((running) => running.stop()))
  rmSync(dataDir, { recursive: true, force: true })
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stop().then(() => process.exit(0)))
}
