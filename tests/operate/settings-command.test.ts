// npm run settings: the whole configuration as a file, into a site that runs.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { readPlace } from '#scripts/backup/place.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import { insertSiteUpload } from '#server/site/site-images/site-images.repository.ts'
import { DATABASES, type DatabaseKind, openFreshPostgres } from '#tests/support/databases.ts'
import { ADMIN_ENV, signIn } from '#tests/support/settings-client.ts'
import { startSite } from '#tests/support/site.ts'

vi.setConfig({ testTimeout: 120_000 })
const SOON = { timeout: 20_000, interval: 50 }
const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, '../../scripts/settings.ts')

const LOGO = '/uploads/01JCV5WZ8N6Q4T2R0P9M7K5H3F-1600.webp'

type SettingsJson = {
  format: number
  changed_at: string | null
  sections: Record<string, { version: number; value: Record<string, unknown> }>
}

async function openSite(kind: DatabaseKind) {
  const open = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-settings-'))
  open.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = kind === 'postgres' ? open.use(await openFreshPostgres()) : null
  const env = { DATA_DIR: join(folder, 'data'), ...(postgres && { DATABASE_URL: postgres.url }) }
  const site = open.use(await startSite({ env: { ...ADMIN_ENV, ...env } }))

  const options = { cwd: folder, env: { PATH: process.env.PATH ?? '', ...env } }
  const settings = (...args: string[]) => run(process.execPath, [PROGRAM, ...args], options)
  return {
    admin: await signIn(site),
    settings,
    exported: async () => (await settings('export')).stdout,
    path: (name: string) => join(folder, name),
    /** As if it had been uploaded. */
    async insertLogo() {
      const db = await openDatabase(readPlace(env), { warn: () => {} })
      await insertSiteUpload(db, { url: LOGO, kind: 'logo', at: '2026-11-16T13:14:00.000Z' })
      await db.destroy()
    },
    write(name: string, file: unknown): string {
      writeFileSync(join(folder, name), JSON.stringify(file))
      return join(folder, name)
    },
    shows: async (words: string) => (await (await site.get('/en/vote')).text()).includes(words),
    close: () => open.disposeAsync(),
  }
}

describe.each(DATABASES)('%s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    opened = await openSite(kind)
  }, 60_000)
  afterAll(() => opened.close())

  test('an export that is imported again changes nothing, and is exported byte by byte the same', async () => {
    const { admin, settings, exported, insertLogo } = opened
    await insertLogo()
    await admin.save('identity', { ...demoSettings.identity, logo_url: LOGO })
    await admin.save('texts', { en: { 'shell.store': 'Shop', 'shell.maps': 'Atlas' }, id: {} })
    const path = opened.path('settings.json')
    const { stderr, stdout } = await settings('export', path)
    const file = readFileSync(path, 'utf8')
    expect(stdout).toBe('')
    expect(stderr).toContain('passwords and keys are never in the file')
    expect(stderr).toContain(`the file names them and does not contain them\n          ${LOGO}`)
    expect(statSync(path).mode & 0o777).toBe(0o600)

    const imported = await settings('import', path)
    expect(imported.stdout).toContain('Saved:    0 sections')
    expect(await exported()).toBe(file)
    expect(JSON.parse(file)).toMatchObject({
      format: 1,
      changed_at: expect.stringMatching(/^2\d{3}-/),
      sections: { identity: { version: 1 }, votes: { version: 0, value: demoSettings.votes } },
    })
  })

  test('an import is shown by the running site without a restart', async () => {
    const { admin, settings, exported, shows, write } = opened
    const file = JSON.parse(await exported()) as SettingsJson
    const { identity } = file.sections
    if (identity) Object.assign(identity.value, { name: 'Imported Network', short_name: 'Imported' })
    const path = write('imported.json', file)
    expect(await shows('Vote · Angkasa Network')).toBe(true)

    const dry = await settings('import', path, '--dry-run')
    expect(dry.stdout).toContain('identity (version 1 → 2)\n  name: "Angkasa Network" → "Imported Network"\n')
    expect(dry.stdout).toContain('1 section would change, nothing saved')
    expect(JSON.parse(await exported()).sections.identity.version).toBe(1)

    const done = await settings('import', path)
    expect(done.stdout).toContain('Saved:    1 section; a running site shows it within a second')
    await vi.waitFor(async () => expect(await shows('Vote · Imported Network')).toBe(true), SOON)
    const { entries } = (await (await admin.ask('/audit-log')).json()) as { entries: object[] }
    expect(entries[0]).toMatchObject({
      admin: '(terminal)',
      action: 'settings_saved',
      subject: 'identity',
      detail: 'name, short_name',
    })
  })

  test('a file with problems lists all of them and saves nothing', async () => {
    const { settings, exported, write } = opened
    const before = await exported()
    const path = write('bad.json', {
      format: 1,
      sections: {
        identity: { value: { ...demoSettings.identity, name: 'x'.repeat(33), accent: '#000000' } },
        pages: { value: { ...demoSettings.pages, maps: false } },
        modes: { value: [{ ...demoSettings.modes[0], server: 'gone' }] },
      },
    })
    const { code, stderr } = await settings('import', path).then(
      () => expect.fail('was not refused'),
      (error: { code: number; stderr: string }) => error,
    )
    expect(code).toBe(1)
    expect(stderr.split('\n').slice(3)).toEqual([
      '3 problems, nothing saved:',
      '  identity.name: At most 32 characters.',
      expect.stringMatching(/^ {2}identity\.accent: Too dark to read\./),
      '  modes.0.server: There is no server "gone".',
      '',
    ])
    expect(await exported()).toBe(before)
  })
})

test('a picture of another site is refused, or left out when asked', async () => {
  const { settings, exported, write, close } = await openSite('sqlite')
  onTestFinished(close)
  const foreign = LOGO.replace('01J', '01K')
  const file = JSON.parse(await exported()) as SettingsJson
  Object.assign(file.sections.identity?.value ?? {}, { hero_url: foreign })
  const path = write('foreign.json', file)
  const refused = await settings('import', path).catch((error: { stderr: string }) => error)
  expect(refused.stderr).toContain(
    '1 problem, nothing saved:\n  identity.hero_url: This picture is no longer here.',
  )

  const { stdout } = await settings('import', path, '--without-pictures', '--dry-run')
  expect(stdout).toContain(`Left out: ${foreign}\n`)
  expect(stdout).toContain('Dry run:  0 sections would change, nothing saved')
})
