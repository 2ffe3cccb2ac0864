// A test in every engine, each on a site of its own.
import { expect, test } from 'vitest'
import { hasProgram } from '#scripts/lib/debian.ts'
import { serveSite } from '#scripts/lib/serve.ts'
import { ADMIN_ENV } from '#tests/support/settings-client.ts'
import { ENGINE_PROGRAMS, type Engine } from './engines.ts'
import { openVisitor, type Visitor } from './visit.ts'

export const PHONE = [360, 740] as const
export const DESKTOP = [1280, 800] as const
const TIMEOUT_MS = 240_000

const ENGINES = Object.keys(ENGINE_PROGRAMS) as Engine[]

/** `url`: the site, under the name that passkeys need. */
type Visit = (visitor: Visitor, url: string, engine: Engine) => Promise<void>

export function inEveryEngine(name: string, visit: Visit, engines: readonly Engine[] = ENGINES): void {
  for (const engine of engines) {
    const isMissing = !ENGINE_PROGRAMS[engine].every(hasProgram)
    test.skipIf(isMissing)(`${engine}: ${name}`, { timeout: TIMEOUT_MS }, async () => {
      const site = await serveSite({ env: ADMIN_ENV, hostName: 'localhost' })
      try {
        await using visitor = await openVisitor(engine)
        await visit(visitor, site.url, engine)
        expect(visitor.errors()).toEqual([])
      } finally {
        await site.stop()
      }
    })
  }
}
