import { expect } from 'vitest'
import type { AuditQuery } from '#contract/platform/audit.schema.ts'
import type { AuditAction } from '#contract/platform/audit.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { onBoth } from '#tests/support/databases.ts'
import { createAudit } from './audit.service.ts'

const AT = new Date('2026-11-15T12:00:00Z')

type Entry = { at: string; admin?: string; action?: AuditAction; subject?: string; detail?: string }

async function openLog(db: Database, entries: readonly Entry[]) {
  const clock = { now: () => AT }
  const audit = createAudit({ db, clock, random: systemRandom })
  for (const { at, ...entry } of entries) {
    const then = createAudit({ db, clock: { now: () => new Date(at) }, random: systemRandom })
    await then.write(db, { admin: 'ayu', action: 'login', ...entry })
  }
  const find = async (query: Partial<AuditQuery>) =>
    (await audit.list({ page: 1, ...query })).entries.map(({ subject }) => subject)
  return { audit, find }
}

onBoth('the newest entry is first and complete, its texts cut between characters', async (database) => {
  const { audit } = await openLog(database.db, [{ at: AT.toISOString(), subject: 'old' }])
  const written = { admin: 'ayu', action: 'product_edited', subject: 'new', target: 'P1' } as const
  const [before, name] = [{ price: 1 }, '😀'.repeat(2_000)]
  await audit.write(database.db, { ...written, before, after: { price: 2, name }, detail: name })

  expect((await audit.list({ page: 1 })).entries[0]).toEqual({
    ...written,
    _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
    at: AT.toISOString(),
    detail: `${'😀'.repeat(999)}…`,
    before,
    after: { price: 2, name: `${'😀'.repeat(999)}…` },
  })
})

onBoth('entries are found by person, group of actions and day of Jakarta', async (database) => {
  const { find } = await openLog(database.db, [
    { at: '2026-11-13T16:59:59.999Z', subject: 'a', admin: 'sari', action: 'order_refunded' },
    { at: '2026-11-13T17:00:00.000Z', subject: 'b', action: 'product_deleted' },
    { at: '2026-11-14T16:59:59.999Z', subject: 'c', admin: 'sari', action: 'order_noted' },
    { at: '2026-11-14T17:00:00.000Z', subject: 'd', action: 'order_given' },
  ])
  expect(await find({ admin: 'sari' })).toEqual(['c', 'a'])
  expect(await find({ action: 'orders' })).toEqual(['d', 'c', 'a'])
  expect(await find({ from: '2026-11-14', until: '2026-11-14' })).toEqual(['c', 'b'])
  expect(await find({ from: '2026-11-15' })).toEqual(['d'])
  expect(await find({ until: '2026-11-13' })).toEqual(['a'])
  expect(await find({ from: '2026-11-16' })).toEqual([])
  expect(await find({ admin: 'sari', action: 'orders', from: '2026-11-14' })).toEqual(['c'])
  expect(await find({ admin: 'nobody' })).toEqual([])
})

onBoth('words are found in subject, reason and values, settings by their label', async (database) => {
  const { audit, find } = await openLog(database.db, [
    { at: AT.toISOString(), subject: 'Rangga_07', detail: 'Bought twice' },
    { at: AT.toISOString(), subject: 'RanggaX07' },
    { at: AT.toISOString(), subject: 'notices', action: 'settings_saved' },
  ])
  await audit.write(database.db, {
    admin: 'ayu',
    action: 'order_noted',
    subject: 'Sky',
    after: { reference: 'AB12' },
  })
  expect(await find({ search: 'rangga_' })).toEqual(['Rangga_07'])
  expect(await find({ search: 'TWICE' })).toEqual(['Rangga_07'])
  expect(await find({ search: 'ab12' })).toEqual(['Sky'])
  expect(await find({ search: 'Notifikasi' })).toEqual(['notices'])
  expect(await find({ search: '%' })).toEqual([])
})

onBoth('filtered pages follow each other by cursor', async (database) => {
  const actions = ['login', 'order_noted', 'order_given'] as const
  const { audit } = await openLog(
    database.db,
    Array.from({ length: 70 }, (_, index) => ({
      at: AT.toISOString(),
      action: actions[index % 3],
      subject: String(index),
    })),
  )
  const subjects: number[] = []
  let cursor: string | undefined
  for (let page = 1; page <= 3; page += 1) {
    const { entries, pagination } = await audit.list({ page, cursor, action: 'orders' })
    expect(pagination.totalPages).toBe(3)
    subjects.push(...entries.map(({ subject }) => Number(subject)))
    cursor = pagination.next ?? undefined
  }
  expect(cursor).toBeUndefined()
  expect(subjects).toEqual(
    Array.from({ length: 70 }, (_, index) => 69 - index).filter((index) => index % 3 !== 0),
  )
})

onBoth('thirty days of Jakarta are counted, with refunds and deletions marked', async (database) => {
  const { audit } = await openLog(database.db, [
    { at: '2026-10-16T16:59:59.999Z' },
    { at: '2026-10-16T17:00:00.000Z', admin: 'sari' },
    { at: '2026-11-14T16:59:59.999Z', action: 'order_refunded' },
    { at: '2026-11-14T17:00:00.000Z', admin: 'budi' },
    { at: '2026-11-15T11:59:59.999Z', action: 'orders_deleted', admin: '(retention)' },
  ])
  const { days, admins } = await audit.summarize()
  expect(days).toHaveLength(30)
  expect(days.filter(({ entries }) => entries > 0)).toEqual([
    { day: '2026-10-17', entries: 1, grave: false },
    { day: '2026-11-14', entries: 1, grave: true },
    { day: '2026-11-15', entries: 2, grave: false },
  ])
  expect(admins.toSorted()).toEqual(['(retention)', 'ayu', 'budi', 'sari'])
})
