// A process that is killed while it saves settings.
import { expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { serveSite } from '#scripts/lib/serve.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { openDataFolder } from './data-folder.ts'

vi.setConfig({ testTimeout: 120_000 })
const SOON = { timeout: 30_000, interval: 50 }
const named = (name: string) => ({ ...demoSettings.identity, name, short_name: name.slice(0, 16) })

test.each(DATABASES)(
  '%s: kill -9 while saving leaves the old or the new version, never half',
  async (kind) => {
    using folder = openDataFolder()
    await using postgres = await openFreshPostgres()
    const env: Record<string, string> = kind === 'postgres' ? { DATABASE_URL: postgres.url } : {}
    const { dataDir } = folder.place()
    const site = await serveSite({ env: { ...ADMIN_ENV, ...env }, dataDir })
    const admin = await signIn(site)
    let saved = 0
    const saving = (async () => {
      for (;;) {
        await admin.save('identity', named(`Name ${saved}`))
        saved += 1
      }
    })()
    const failed = expect(saving).rejects.toThrow()
    await vi.waitFor(() => expect(saved).toBeGreaterThan(3), SOON)
    process.kill(site.pid, 'SIGKILL')
    await failed
    await site.stop()
    await expectWhole({ DATA_DIR: dataDir, ...env }, saved)
  },
)

/** The stored section is the last one of the history, and every version that was answered is there. */
async function expectWhole(env: Record<string, string>, saved: number): Promise<void> {
  const db = await openDatabase(readBackupPaths(env), { warn: () => {} })
  try {
    const stored = await db.selectFrom('settings').selectAll().executeTakeFirstOrThrow()
    const history = await db.selectFrom('settings_history').selectAll().orderBy('version').execute()
    const audit = await db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'settings_saved')
      .execute()
    expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1))
    expect(history.length).toBeGreaterThanOrEqual(saved)
    expect(history.at(-1)).toEqual(stored)
    expect(audit).toHaveLength(history.length)
    expect(JSON.parse(stored.value)).toMatchObject({ accent: demoSettings.identity.accent })
  } finally {
    await db.destroy()
  }
}
