// Several sections saved at once: all problems together, one transaction.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { openSettings } from './settings.service.ts'
import { createSettingsImport } from './settings-import.service.ts'

const clock = { now: () => new Date('2026-11-16T13:14:00.000Z') }
const identity = { ...demoSettings.identity, name: 'Nusantara' }
const pages = { ...demoSettings.pages, maps: false }

async function openImport(db: Database) {
  const settings = await openSettings({ db, log: { error: () => {} } })
  const published = { times: 0 }
  const onChange = async () => {
    published.times += 1
    await settings.reload()
  }
  const audit = createAudit({ db, clock, random })
  return { settings, published, ...createSettingsImport({ db, clock, settings, audit, onChange }) }
}

test.each(DATABASES)('%s: saves only what differs, with one audit entry each', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { plan, save, settings, published } = await openImport(database.db)
  const { problems, changes } = await plan({ ...demoSettings, identity, pages })
  expect(problems).toEqual([])
  expect(changes.map(({ section, version, paths }) => ({ section, version, paths }))).toEqual([
    { section: 'identity', version: 0, paths: ['name'] },
    { section: 'pages', version: 0, paths: ['maps'] },
  ])
  await save(changes, '(terminal)')

  expect(settings.current()).toMatchObject({ identity, pages })
  expect(published.times).toBe(1)
  expect((await plan({ identity, pages })).changes).toEqual([])
  const entries = await database.db.selectFrom('audit_entry').selectAll().orderBy('number').execute()
  expect(entries).toMatchObject([
    { admin: '(terminal)', action: 'settings_saved', subject: 'identity', detail: 'name' },
    { admin: '(terminal)', action: 'settings_saved', subject: 'pages', detail: 'maps' },
  ])
})

test.each(DATABASES)('%s: lists the problems of every section, also between them', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { plan } = await openImport(database.db)
  const [first, ...others] = demoSettings.modes
  const { problems } = await plan({
    identity: { ...identity, accent: 'red', name: '' },
    modes: [{ ...first, server: 'prison' }, ...others],
    texts: { en: { 'vote.nothing': 'x' }, id: {} },
    pages,
  })
  expect(problems).toEqual([
    { section: 'identity', path: 'name', text: 'Please fill this in.' },
    { section: 'identity', path: 'accent', text: 'A colour such as #ffd23f.' },
    { section: 'texts', path: 'en.vote.nothing', text: 'There is no such text.' },
    { section: 'modes', path: '0.server', text: 'There is no server "prison".' },
  ])
})

test.each(DATABASES)('%s: checks references against the other sections that are given', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { plan } = await openImport(database.db)
  const [server] = demoSettings.servers.list
  const servers = { ...demoSettings.servers, list: [{ ...server, id: 'prison' }] }
  const modes = [{ ...demoSettings.modes[0], server: 'prison' }]
  const boards = { ...demoSettings.boards, tabs: [] }
  const alone = await plan({ servers })
  expect(alone.problems).toMatchObject([
    { section: 'servers' },
    { section: 'servers' },
    { section: 'servers' },
  ])
  expect((await plan({ servers, modes, boards })).problems).toEqual([])
})

test.each(DATABASES)('%s: saves nothing when one section was changed meanwhile', async (kind) => {
  await using database = await openTestDatabase(kind)
  const [one, other] = [await openImport(database.db), await openImport(database.db)]
  const planned = await one.plan({ identity, pages })
  const meanwhile = await other.plan({ pages })
  await other.save(meanwhile.changes, 'ayu')

  await expect(one.save(planned.changes, '(terminal)')).rejects.toMatchObject({ code: 'changed_meanwhile' })
  await one.settings.reload()
  expect(one.settings.current().identity).toEqual(demoSettings.identity)
  expect(one.published.times).toBe(0)
})

test.each(DATABASES)(
  '%s: replaces a stored section that is not valid, also by the defaults',
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const row = { version: 3, updated_at: clock.now().toISOString(), updated_by: 'ayu' }
    await database.db
      .insertInto('settings')
      .values({ section: 'identity', value: '{}', ...row })
      .execute()
    const { plan, save, settings } = await openImport(database.db)
    const { changes } = await plan({ identity: demoSettings.identity })
    expect(changes).toMatchObject([{ section: 'identity', version: 3 }])
    await save(changes, '(terminal)')
    expect(settings.stored('identity')).toMatchObject({ version: 4, invalid: false })
  },
)
