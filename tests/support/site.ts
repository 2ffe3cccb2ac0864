// A site on a free port with a temporary data folder.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ExternalImages, externalImages as ownImages } from '#content/external-images.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { start } from '#server/boot/start.ts'
import type { Env } from '#server/config/config.ts'
import { CHEAP_PROOF } from './cheap-proof.ts'
import { ADMIN_ENV, readersOf, signIn } from './settings-client.ts'

export type RunningSite = ReturnType<typeof readersOf> & {
  /** Output of the start. */
  printed: string[]
} & AsyncDisposable

export type SiteOptions = {
  env?: Env
  /** Instead of the demo's. */
  settings?: Partial<Settings>
  images?: Partial<ExternalImages>
  isTerminal?: boolean
}

export const PUBLIC_URL = 'https://angkasa.test'

export async function startSite({
  env,
  settings,
  images,
  isTerminal,
}: SiteOptions = {}): Promise<RunningSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-site-'))
  const printed: string[] = []
  const running = await start({
    env: { PORT: '0', HOST: '127.0.0.1', PUBLIC_URL, LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...env },
    buildDir: 'build',
    defaults: { ...demoSettings, ...settings },
    externalImages: { ...ownImages, ...images },
    printLine: (line) => printed.push(line),
    // Tests leave unused connections open.
    drainMs: 0,
    proofCost: CHEAP_PROOF,
    isTerminal,
  })
  return {
    ...readersOf(running.url),
    printed,
    async [Symbol.asyncDispose]() {
      await running.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** With an owner who is signed in. */
export async function startOwned(env: Env = {}, options: SiteOptions = {}) {
  const site = await startSite({ ...options, env: { ...ADMIN_ENV, ...env } })
  return { ...site, admin: await signIn(site) }
}
