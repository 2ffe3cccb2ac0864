// Settings with real processes: three on one PostgreSQL, two admins at once, and a process that is killed while it saves.
import { afterAll, expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { readBackupPaths } from '#scripts/backup/backup-paths.ts'
import { type Site, serveSite } from '#scripts/lib/serve.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { DATABASES, openFreshPostgres } from '#tests/support/databases.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { openDataFolder } from './data-folder.ts'

vi.setConfig({ testTimeout: 120_000 })
const SOON = { timeout: 30_000, interval: 50 }
const named = (name: string) => ({ ...demoSettings.identity, name, short_name: name.slice(0, 16) })

const open = new AsyncDisposableStack()
const database = open.use(await openFreshPostgres())
const start = async () => {
  const site = await serveSite({ env: { ...ADMIN_ENV, DATABASE_URL: database.url } })
  open.defer(site.stop)
  return site
}
const sites = await Promise.all([start(), start(), start()])
afterAll(() => open.disposeAsync())

const titleOf = async ({ url }: Site) =>
  /<title>([^<]*)/.exec(await (await fetch(`${url}/en/vote`)).text())?.[1]

test('three processes show what one of them saved, on pages that were cached', async () => {
  const [one] = sites
  for (const site of sites) expect(await titleOf(site)).toContain('Angkasa')
  const admin = await signIn(one)

  await admin.save('identity', named('NusantaraCraft'))
  expect(await titleOf(one)).toContain('NusantaraCraft')
  for (const site of sites) {
    await vi.waitFor(async () => expect(await titleOf(site)).toContain('NusantaraCraft'), SOON)
  }

  await admin.save('pages', { ...demoSettings.pages, vote: false })
  for (const { url } of sites) {
    await vi.waitFor(async () => expect((await fetch(`${url}/id/vote`)).status).toBe(404), SOON)
  }
})

test('of admins who save one version at different processes, one wins and the others get 409', async () => {
  const admins: Awaited<ReturnType<typeof signIn>>[] = []
  // One after the other: logins at the same moment are refused as guesses.
  for (const site of sites) admins.push(await signIn(site))
  // The test before has saved once.
  for (const version of [1, 2, 3]) {
    const replies = await Promise.all(
      admins.map((admin, index) =>
        admin.ask('/settings/identity', 'PUT', { version, value: named(`Name ${version} ${index}`) }),
      ),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const winner = replies.findIndex(({ status }) => status === 200)
    for (const admin of admins) {
      // An editor reads the database, so it never starts from an old version.
      expect(await (await admin.ask('/settings/identity')).json()).toMatchObject({
        version: version + 1,
        value: { name: `Name ${version} ${winner}` },
      })
    }
  }
})

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
