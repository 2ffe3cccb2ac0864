// Saving settings: versions, history, problems, concurrent saves, several processes.
import { expect } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import { createChanges } from '#server/platform/changes/changes.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom as random } from '#server/platform/kernel/random.ts'
import { onBoth } from '#tests/support/databases.ts'
import { openSettings } from './settings.service.ts'
import { createSettingsAdmin } from './settings-admin.service.ts'

const START = new Date('2026-11-16T13:14:00.000Z')

async function openProcess(db: Database) {
  const errors: object[] = []
  const log = { error: (details: object) => errors.push(details) }
  const clock = { now: () => START }
  const settings = await openSettings({ db, log })
  const changes = createChanges({ db, log, reload: settings.reload })
  await changes.poll()
  const audit = createAudit({ db, clock, random })
  const admin = createSettingsAdmin({ db, clock, settings, audit, onChange: changes.publish })
  return { settings, changes, admin, errors }
}

const renamed = (name: string) => ({ ...demoSettings.identity, name })

type Admin = Awaited<ReturnType<typeof openProcess>>['admin']
const rename = (admin: Admin, version: number, name: string, by = 'ayu') =>
  admin.save('identity', { version, value: renamed(name) }, by)

onBoth('a save is visible here at once, elsewhere after a poll', async (database) => {
  const [here, there] = [await openProcess(database.db), await openProcess(database.db)]

  expect(await rename(here.admin, 0, 'One')).toEqual({ version: 1 })
  expect(here.settings.saved().identity.name).toBe('One')
  expect(there.settings.saved().identity.name).toBe('Angkasa Network')
  await there.changes.poll()
  expect(there.settings.saved().identity.name).toBe('One')
  expect(await there.admin.get('identity')).toMatchObject({ version: 1, updated_by: 'ayu' })
  const saved = { admin: 'ayu', action: 'settings_saved', subject: 'identity' }
  expect(await database.db.selectFrom('audit_entry').selectAll().execute()).toMatchObject([
    { ...saved, before: '{"version":0}', after: '{"version":1}' },
  ])

  await rename(here.admin, 1, 'Two')
  // Without a poll: an editor never starts from an old version.
  expect(await there.admin.get('identity')).toMatchObject({ version: 2, value: { name: 'Two' } })
})

onBoth('of two saves of one version the second is refused', async (database) => {
  const [here, there] = [await openProcess(database.db), await openProcess(database.db)]
  for (const version of [0, 1]) {
    const results = await Promise.allSettled([
      rename(here.admin, version, `Here ${version}`),
      rename(there.admin, version, `There ${version}`, 'sari'),
    ])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const [lost] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(lost).toMatchObject({ code: 'changed_meanwhile' })
  }
  const history = await here.admin.history('identity')
  expect(history.map(({ version }) => version)).toEqual([2, 1])
})

onBoth(
  'a fault after the value is written leaves the old value, and no version or audit entry',
  async ({ db }) => {
    const { settings } = await openProcess(db)
    const clock = { now: () => START }
    const write = () => Promise.reject(new Error('fault'))
    const audit = { ...createAudit({ db, clock, random }), write }
    const admin = createSettingsAdmin({ db, clock, settings, audit, onChange: settings.reload })
    await expect(rename(admin, 0, 'One')).rejects.toThrow('fault')
    for (const table of ['settings', 'settings_history', 'audit_entry'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  },
)

onBoth('refuses an invalid value with a path and a sentence', async (database) => {
  const { admin, settings } = await openProcess(database.db)
  const value = { ...renamed('x'.repeat(33)), accent: '#101010' }

  const english = admin.save('identity', { version: 0, value }, 'ayu')
  await expect(english).rejects.toHaveProperty('code', 'invalid_settings')
  await expect(english).rejects.toHaveProperty('problems', [
    { path: 'name', text: 'At most 32 characters.' },
    { path: 'accent', text: expect.stringMatching(/^Too dark to read. Nearest .*: #[0-9a-f]{6}\.$/) },
  ])
  const indonesian = admin.save('identity', { version: 0, value, language: 'id' }, 'ayu')
  const sentence = { path: 'name', text: 'Maksimal 32 karakter.' }
  await expect(indonesian).rejects.toHaveProperty('problems.0', sentence)
  // As on a fresh site.
  expect(settings.saved()).toEqual(demoSettings)
  expect(admin.list().every(({ version, updated_at }) => version === 0 && updated_at === null)).toBe(true)
  expect(await admin.history('identity')).toEqual([])
})

onBoth('restores an earlier version as a new one, and the defaults', async (database) => {
  const { admin, settings } = await openProcess(database.db)
  await rename(admin, 0, 'One')
  await rename(admin, 1, 'Two')

  expect(await admin.restore('identity', 1, { admin: 'sari' })).toEqual({ version: 3 })
  expect(settings.saved().identity.name).toBe('One')
  expect(await admin.restore('identity', 0, { admin: 'sari' })).toEqual({ version: 4 })
  expect(settings.saved().identity).toEqual(demoSettings.identity)
  const missing = admin.restore('identity', 9, { admin: 'sari' })
  await expect(missing).rejects.toHaveProperty('code', 'settings_version_not_found')
})

onBoth('a stored section that is not valid falls back to its defaults', async (database) => {
  const row = { version: 3, updated_at: START.toISOString(), updated_by: 'ayu' }
  await database.db
    .insertInto('settings')
    .values([
      { section: 'identity', value: '{"name":', ...row },
      { section: 'pages', value: JSON.stringify({ ...demoSettings.pages, vote: false }), ...row },
      { section: 'of-a-later-version', value: '{}', ...row },
    ])
    .execute()
  const { settings, admin, errors } = await openProcess(database.db)

  expect(settings.saved().identity).toEqual(demoSettings.identity)
  expect(settings.saved().pages.vote).toBe(false)
  expect(errors).toMatchObject([{ section: 'identity', version: 3 }])
  expect(admin.list().find(({ section }) => section === 'identity')).toMatchObject({
    invalid: true,
    version: 3,
  })
  expect(await rename(admin, 3, 'Again')).toEqual({ version: 4 })
})

onBoth('sections may only name servers that exist', async (database) => {
  const { admin } = await openProcess(database.db)
  const [first] = demoSettings.modes
  const modes = [{ ...first, server: 'prison' }]
  const unknown = admin.save('modes', { version: 0, value: modes }, 'ayu')
  const problem = { path: '0.server', text: 'There is no server "prison".' }
  await expect(unknown).rejects.toHaveProperty('problems', [problem])

  const servers = { ...demoSettings.servers, list: demoSettings.servers.list.slice(1) }
  const used = admin.save('servers', { version: 0, value: servers }, 'ayu')
  await expect(used).rejects.toHaveProperty('problems', [
    {
      path: 'list',
      text: '"survival" is still used by Survival Mix. Choose a replacement below the list.',
    },
  ])
})

onBoth('own texts must exist and keep their placeholders', async (database) => {
  const { admin } = await openProcess(database.db)
  const texts = { en: { 'vote.title': 'Vote', 'vote.nothing': 'x', 'toString.length': 'x' }, id: {} }
  const refused = admin.save('texts', { version: 0, value: texts }, 'ayu')

  await expect(refused).rejects.toHaveProperty('problems', [
    { path: 'en.vote.title', text: 'Keep what the site fills in: {{name}}.' },
    { path: 'en.vote.nothing', text: 'There is no such text.' },
    { path: 'en.toString.length', text: 'There is no such text.' },
  ])
})
