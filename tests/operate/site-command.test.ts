// npm run site: the whole site as a file, from one data folder into a site that runs.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { editArchive, jsonOf } from '#tests/support/archive.ts'
import { DATABASES, type DatabaseKind, openFreshPostgres } from '#tests/support/databases.ts'
import { startOwned } from '#tests/support/site.ts'
import { pictureOf } from '#tests/support/site-file-world.ts'

vi.setConfig({ testTimeout: 120_000 })
const SOON = { timeout: 20_000, interval: 50 }
const run = promisify(execFile)
const PROGRAM = join(import.meta.dirname, '../../scripts/site.ts')

async function openSite(kind: DatabaseKind) {
  const open = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'angkasa-site-file-'))
  open.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = kind === 'postgres' ? open.use(await openFreshPostgres()) : null
  const env = { DATA_DIR: join(folder, 'data'), ...(postgres && { DATABASE_URL: postgres.url }) }
  const site = open.use(await startOwned(env))
  const options = { cwd: folder, env: { ...PROGRAM_ENV, ...env } }
  const admin = site.admin
  return {
    admin,
    command: (...args: string[]) => run(process.execPath, [PROGRAM, ...args], options),
    path: (name: string) => join(folder, name),
    async addLogo(): Promise<string> {
      const reply = await admin.upload('/site-images', { kind: 'logo', image: await pictureOf('#aa3311') })
      return ((await reply.json()) as { image_url: string }).image_url
    },
    get: site.get,
    close: () => open.disposeAsync(),
  }
}

describe.each(DATABASES)('%s', (kind) => {
  let opened: Awaited<ReturnType<typeof openSite>>
  beforeAll(async () => {
    opened = await openSite(kind)
  }, 60_000)
  afterAll(() => opened.close())

  test('an export is a private file that changes nothing when it is imported again', async () => {
    const { admin, command, path, addLogo } = opened
    await admin.save('identity', { ...demoSettings.identity, logo_url: await addLogo() })
    const { stderr, stdout } = await command('export', path('site.zip'))
    expect(stdout).toBe('')
    expect(stderr).toContain('passwords and keys are never in the file')
    expect(statSync(path('site.zip')).mode & 0o777).toBe(0o600)
    const file = readFileSync(path('site.zip'))
    expect(Object.keys(unzipSync(file))).toHaveLength(8)
    expect((await command('import', path('site.zip'))).stdout).toBe(
      'Imported: 0 changes, 0 pictures; a running site shows it within a second\n',
    )
    await command('export', path('again.zip'))
    expect(Buffer.compare(readFileSync(path('again.zip')), file)).toBe(0)
  })

  test('an import is shown by the running site without a restart', async () => {
    const { admin, command, path, get } = opened
    const file = readFileSync(path('site.zip'))
    const settings = jsonOf(file, 'settings.json')
    const [first, second] = jsonOf(file, 'products.json')
    const edited = editArchive(file, {
      'settings.json': { ...settings, identity: { ...settings.identity, name: 'Imported Network' } },
      'products.json': [{ ...first, name: 'Own pack', price: 12_345 }, second],
      'pictures/unused.png': await pictureOf('#112233'),
    })
    writeFileSync(path('edited.zip'), edited)
    const dry = await command('import', path('edited.zip'), '--dry-run')
    expect(dry.stdout).toContain(
      'Change in settings: identity\n  name: "Angkasa Network" → "Imported Network"\n',
    )
    expect(dry.stdout).toContain('Change in products: 20 Premium Points\n  name: ')
    expect(dry.stdout).toContain('Remove in products: 240 Premium Points\n')
    expect(dry.stdout).toContain('Dry run:  5 changes, 0 pictures, nothing imported\n')
    expect(await (await get('/api/store/products')).text()).not.toContain('Own pack')

    expect((await command('import', path('edited.zip'))).stdout).toContain('Imported: 5 changes, 0 pictures;')
    await vi.waitFor(async () => {
      expect(await (await get('/en/vote')).text()).toContain('Vote · Imported Network')
      const products = (await (await get('/api/store/products')).json()) as { name: string }[]
      expect(products.map(({ name }) => name)).toEqual(['Own pack', '40 Premium Points'])
    }, SOON)
    const { entries } = await admin.json<{ entries: object[] }>('/audit-log')
    expect(entries[0]).toMatchObject({
      admin: '(terminal)',
      action: 'site_imported',
      after: { change: 2, remove: 3 },
    })
  })

  test('a file with problems lists all of them and imports nothing', async () => {
    const { command, path } = opened
    const file = readFileSync(path('site.zip'))
    const identity = { ...demoSettings.identity, name: 'x'.repeat(33) }
    const [product] = jsonOf(file, 'products.json')
    const bad = { 'settings.json': { identity }, 'products.json': [{ ...product, stock: 3 }] }
    writeFileSync(path('bad.zip'), editArchive(file, bad))
    const refusal = async (name: string) => {
      const failed = await command('import', path(name)).catch(
        (error: { code: number; stderr: string }) => error,
      )
      return [(failed as { code: number }).code, failed.stderr.split('\n').slice(3)]
    }
    expect(await refusal('bad.zip')).toEqual([
      1,
      [
        '2 problems, nothing imported:',
        '  settings.identity.name: At most 32 characters.',
        '  products.0.stock: There is no such field.',
        '',
      ],
    ])
    writeFileSync(path('no.zip'), 'not an archive')
    expect(await refusal('no.zip')).toEqual([1, ['This is not the file of a site, or it is damaged.', '']])
    expect(await refusal('gone.zip')).toEqual([1, [expect.stringContaining('cannot be read (ENOENT).'), '']])
  })
})
