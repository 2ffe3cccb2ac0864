import { expect } from 'vitest'
import type { IncidentForm } from '#contract/network/status-history.schema.ts'
import type { NewNotice } from '#contract/team/notice-event.schema.ts'
import { openAdminCore } from '#tests/support/admin-core.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { type DatabaseKind, onBothWith } from '#tests/support/databases.ts'
import { listShownIncidents } from './incident.repository.ts'
import { createIncidents } from './incidents.service.ts'

const FORM: IncidentForm = {
  level: 'slow',
  servers: ['skyblock'],
  title: { en: 'SkyBlock is slow', id: 'SkyBlock lambat' },
  text: { en: 'Your progress is safe.', id: 'Progresmu aman.' },
  starts_at: '2026-11-16T11:50:00.000Z',
  ends_at: null,
  next_update_at: '2026-11-16T13:00:00.000Z',
}

async function open(kind: DatabaseKind) {
  const core = await openAdminCore(kind, '2026-11-16T12:00:00.000Z')
  const listSeries = () => [{ id: 'skyblock', name: 'SkyBlock' }]
  const told: string[] = []
  const notices = { record: async (_: unknown, { type }: NewNotice) => void told.push(type) }
  return { ...core, told, ...createIncidents({ ...core, notices, listSeries }) }
}

const onBoth = onBothWith(open)

onBoth('an incident is added, edited at its version, ended and deleted', async (site) => {
  const added = await site.add(FORM, 'ayu')
  expect(added).toMatchObject({ ...FORM, version: 1, updated_by: 'ayu' })

  const ended = { ...FORM, ends_at: '2026-11-16T12:30:00.000Z' }
  const edited = await site.edit(added._id, { ...ended, version: 1 }, 'budi')
  expect(edited).toMatchObject({ ...ended, version: 2, updated_by: 'budi' })
  expect(await codeOf(site.edit(added._id, { ...FORM, version: 1 }, 'ayu'))).toBe('conflict')

  await site.remove(added._id, 'ayu')
  expect(await codeOf(site.remove(added._id, 'ayu'))).toBe('incident_not_found')
  expect(await codeOf(site.edit(added._id, { ...FORM, version: 2 }, 'ayu'))).toBe('incident_not_found')
  expect((await site.list()).incidents).toEqual([])
  expect(await site.actions()).toEqual(['incident_deleted', 'incident_edited', 'incident_added'])
  expect(site.changes()).toBe(3)
})

onBoth('an incident names servers of the network only', async (site) => {
  expect(await codeOf(site.add({ ...FORM, servers: ['elsewhere'] }, 'ayu'))).toBe('server_not_found')
  await site.add({ ...FORM, servers: [] }, 'ayu')
})

onBoth('ended ones are shown for 90 days, open ones always', async (site) => {
  const at = (title: string, starts_at: string, ends_at: string | null) =>
    site.add({ ...FORM, title: { en: title, id: title }, starts_at, ends_at }, 'ayu')
  await at('old', '2026-01-01T00:00:00.000Z', '2026-01-01T01:00:00.000Z')
  await at('open', '2026-01-02T00:00:00.000Z', null)
  await at('recent', '2026-10-01T00:00:00.000Z', '2026-10-01T01:00:00.000Z')
  await at('planned', '2026-12-01T00:00:00.000Z', '2026-12-01T01:00:00.000Z')

  const shown = await listShownIncidents(site.db, new Date('2026-08-18T12:00:00.000Z'))
  expect(shown.map(({ title }) => title.en)).toEqual(['planned', 'recent', 'open'])
})

onBoth(
  'one that lasts or is planned is told when it is written, and once more when it is over',
  async (site) => {
    const { _id } = await site.add(FORM, 'ayu')
    await site.edit(_id, { ...FORM, level: 'outage', version: 1 }, 'ayu')
    expect(site.told).toEqual(['incident.opened'])
    const over = { ...FORM, ends_at: '2026-11-16T11:59:00.000Z' }
    await site.edit(_id, { ...over, version: 2 }, 'ayu')
    await site.edit(_id, { ...over, version: 3 }, 'ayu')
    expect(site.told).toEqual(['incident.opened', 'incident.ended'])
    await site.add({ ...FORM, starts_at: '2026-11-20T00:00:00.000Z', ends_at: null }, 'ayu')
    await site.add(over, 'ayu')
    expect(site.told).toEqual(['incident.opened', 'incident.ended', 'incident.opened'])
  },
)
