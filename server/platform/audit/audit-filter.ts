// Entries by person, group of actions, day and words. Every filter has an index that holds the numbers of entries in order.
import { type Expression, type SqlBool, sql } from 'kysely'
import { settingsLabels as en } from '#content/locales/en/settings-labels.ts'
import { settingsLabels as id } from '#content/locales/id/settings-labels.ts'
import type { AuditSummary } from '#contract/platform/audit.schema.ts'
import { AUDIT_GROUPS, type AuditAction, type AuditGroup, GRAVE_ACTIONS } from '#contract/platform/audit.ts'
import { SECTIONS } from '#contract/settings/sections.schema.ts'
import { countFound, type ListSource } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { patternOf } from '#server/platform/database/search-terms.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'

export type AuditFilter = {
  search?: string
  admin?: string
  group?: AuditGroup
  from?: Date
  /** Not part of the span. */
  until?: Date
}

const COUNTED_MAX = 10_000
/** Words are searched for in the newest entries only, a whole subject in all of them. */
const SEARCHED_FOR_WORDS = 10_000
/** Numbers follow the time; processes that insert at the same moment may swap a few. */
const SWAPPED = 200
const DAY_MS = 24 * 60 * 60 * 1_000

/** One query for each action and each place of the words: every index is read no further than the page needs. */
export async function filteredEntries(db: Db, filter: AuditFilter): Promise<ListSource> {
  const span = await spanConditions(db, filter)
  const searches = await searchConditions(db, filter)
  const actions: readonly (AuditAction | null)[] = filter.group ? AUDIT_GROUPS[filter.group] : [null]
  const queries = actions.flatMap((action) =>
    searches.map((search) =>
      db
        .selectFrom('audit_entry')
        .select('number')
        .where(({ and, eb }) =>
          and([
            ...span,
            ...search,
            ...(filter.admin === undefined ? [] : [eb('admin', '=', filter.admin)]),
            ...(action === null ? [] : [eb('action', '=', action)]),
          ]),
        ),
    ),
  )
  return {
    numbers: () => queries,
    async count() {
      const counts = queries.map((query) => countFound(db, query.limit(COUNTED_MAX)))
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
    },
  }
}

async function spanConditions(db: Db, { from, until }: AuditFilter): Promise<Expression<SqlBool>[]> {
  const [first, last] = await Promise.all([
    from && findNumber(db, '>=', from),
    until && findNumber(db, '<', until),
  ])
  // Written so that the index of the moment is not used: it does not hold the numbers in order.
  return [
    ...(from ? [sql<SqlBool>`number > ${(first ?? Number.MAX_SAFE_INTEGER) - SWAPPED}`] : []),
    ...(from ? [sql<SqlBool>`at || '' >= ${from.toISOString()}`] : []),
    ...(until ? [sql<SqlBool>`number < ${(last ?? 0) + SWAPPED}`] : []),
    ...(until ? [sql<SqlBool>`at || '' < ${until.toISOString()}`] : []),
  ]
}

/** The first entry since the moment, or the last one before it. */
async function findNumber(db: Db, side: '>=' | '<', moment: Date): Promise<number | undefined> {
  const row = await db
    .selectFrom('audit_entry')
    .select('number')
    .where('at', side, moment.toISOString())
    .orderBy('at', side === '<' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  return row?.number
}

async function searchConditions(db: Db, { search }: AuditFilter): Promise<Expression<SqlBool>[][]> {
  if (search === undefined) return [[]]
  const { newest } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.max<number | null>('number').as('newest'))
    .executeTakeFirstOrThrow()
  const words = search.toLowerCase()
  const texts = sql`lower(coalesce(subject, '') || ' ' || coalesce(detail, '') || ' ' || coalesce(after, ''))`
  // The subject of saved settings is the section, which people know by its label.
  const sections = SECTIONS.filter((section) =>
    [en, id].some((labels) => labels[section].toLowerCase().includes(words)),
  )
  const subjects = sql.join([search, ...sections])
  return [
    [sql<SqlBool>`subject in (${subjects})`],
    [
      // Counted already.
      sql<SqlBool>`coalesce(subject, '') not in (${subjects})`,
      sql<SqlBool>`number > ${(newest ?? 0) - SEARCHED_FOR_WORDS}`,
      sql<SqlBool>`${texts} like ${patternOf(words)} escape '!'`,
    ],
  ]
}

/** Hours of UTC are counted, because a day of Jakarta begins with one of them. */
export async function countDays(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<AuditSummary['days']> {
  const hour = sql<string>`substr(at, 1, 13)`
  const rows = await db
    .selectFrom('audit_entry')
    .select(({ fn, eb }) => [
      hour.as('hour'),
      fn.countAll<number>().as('entries'),
      fn.sum<number>(eb.case().when('action', 'in', GRAVE_ACTIONS).then(1).else(0).end()).as('grave'),
    ])
    .where('at', '>=', from.toISOString())
    .where('at', '<', until.toISOString())
    .groupBy(hour)
    .execute()
  const days = Map.groupBy(rows, (row) => jakartaDay(new Date(`${row.hour}:00:00.000Z`)))
  const count = Math.round((until.getTime() - from.getTime()) / DAY_MS)
  return Array.from({ length: count }, (_, index) => {
    const day = jakartaDay(new Date(from.getTime() + index * DAY_MS))
    const hours = days.get(day) ?? []
    const entries = hours.reduce((sum, one) => sum + one.entries, 0)
    return { day, entries, grave: hours.some(({ grave }) => grave > 0) }
  })
}

/** Steps from name to name in the index, so that a long log costs no more than a short one. */
export async function listAuditAdmins(db: Db): Promise<string[]> {
  const { rows } = await sql<{ admin: string }>`
    with recursive names(admin) as (
      select min(admin) from audit_entry
      union all
      select (select min(admin) from audit_entry where audit_entry.admin > names.admin)
      from names where names.admin is not null
    )
    select admin from names where admin is not null`.execute(db)
  return rows.map(({ admin }) => admin)
}
