import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { PAGE_ROWS } from '#contract/platform/pagination.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { type NumberPage, pageOfFound, pageOfQuery, wholeTable } from './list-page.ts'

const AT = '2026-11-15T03:00:00.000Z'
const FULL_PAGES = 4
const ROWS = PAGE_ROWS * FULL_PAGES + 3
const LAST = FULL_PAGES + 1

const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at)
const cursors = { next: expect.any(String), previous: expect.any(String) }

async function openList(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const { db } = database
  const insert = (count: number) => {
    const entry = { at: AT, admin: 'ayu', action: 'login', subject: null, detail: null }
    const rows = Array.from({ length: count }, () => ({ ...entry, id: crypto.randomUUID() }))
    return db.insertInto('audit_entry').values(rows).execute()
  }
  await insert(ROWS)
  return {
    db,
    insert,
    get: (page: number, cursor?: string | null) =>
      pageOfQuery(wholeTable(db, 'audit_entry', systemClock), { page, cursor: cursor ?? undefined }),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

const onBoth = onBothWith(openList)

onBoth('pages by number hold every row once, counted from either end', async (list) => {
  const pages: NumberPage[] = []
  for (let page = 1; page <= LAST + 1; page += 1) pages.push(await list.get(page))

  expect(pages.map(({ numbers }) => numbers.length)).toEqual([20, 20, 20, 20, 3, 0])
  expect(pages.flatMap(({ numbers }) => numbers)).toEqual(range(ROWS, 1))
  expect(pages.map(({ pagination }) => pagination)).toEqual([
    { totalPages: LAST, hasMore: true, next: expect.any(String), previous: null },
    ...Array(FULL_PAGES - 1).fill({ totalPages: LAST, hasMore: true, ...cursors }),
    { totalPages: LAST, hasMore: false, next: null, previous: expect.any(String) },
    { totalPages: LAST, hasMore: false, next: null, previous: null },
  ])
})

onBoth('pages by number hold every row, with gaps and new rows', async (list) => {
  await list.db.deleteFrom('audit_entry').where('number', 'in', [1, 6, 7, 8, 50, 51, 70]).execute()
  await list.db.deleteFrom('audit_entry').where('number', '>', 20).where('number', '<', 37).execute()
  const source = wholeTable(list.db, 'audit_entry', systemClock)
  const all = async () => {
    const rows = await list.db.selectFrom('audit_entry').select('number').orderBy('number', 'desc').execute()
    const pages = Array.from({ length: Math.ceil(rows.length / PAGE_ROWS) }, (_, place) =>
      pageOfQuery(source, { page: place + 1 }),
    )
    const shown = (await Promise.all(pages)).flatMap(({ numbers }) => numbers)
    return { rows: rows.map(({ number }) => number), shown }
  }
  const before = await all()
  expect(before.shown).toEqual(before.rows)
  await list.insert(33)
  const after = await all()
  expect(after.shown).toEqual(after.rows)
})

onBoth('cursors lead to the same pages, forward and back', async (list) => {
  let { numbers, pagination } = await list.get(1)
  const forward = [numbers]
  for (let page = 2; page <= LAST; page += 1) {
    ;({ numbers, pagination } = await list.get(page, pagination.next))
    forward.push(numbers)
  }
  expect(forward.flat()).toEqual(range(ROWS, 1))
  expect(pagination).toMatchObject({ totalPages: LAST, hasMore: false, next: null })
  const back = [numbers]
  for (let page = LAST - 1; page >= 1; page -= 1) {
    ;({ numbers, pagination } = await list.get(page, pagination.previous))
    back.unshift(numbers)
    expect(pagination).toMatchObject({ totalPages: LAST, hasMore: true })
  }
  expect(back.flat()).toEqual(range(ROWS, 1))
  expect(pagination.previous).toBeNull()
})

onBoth('rows that come or go meanwhile repeat and skip nothing', async (list) => {
  const first = await list.get(1)
  await list.insert(7)
  await list.db.deleteFrom('audit_entry').where('number', '=', ROWS).execute()

  const second = await list.get(2, first.pagination.next)
  expect(second.numbers).toEqual(range(ROWS - PAGE_ROWS, ROWS - 2 * PAGE_ROWS + 1))
  // The first page is always the newest rows, whatever cursor led to it.
  expect((await list.get(1, second.pagination.previous)).numbers[0]).toBe(ROWS + 7)
})

onBoth('where later rows were deleted, the last page says so', async (list) => {
  const first = await list.get(1)
  await list.db
    .deleteFrom('audit_entry')
    .where('number', '<=', ROWS - 2 * PAGE_ROWS)
    .execute()

  const { numbers, pagination } = await list.get(2, first.pagination.next)
  expect(numbers).toHaveLength(PAGE_ROWS)
  expect(pagination).toMatchObject({ totalPages: 2, hasMore: false, next: null })
  expect((await list.get(3)).pagination.totalPages).toBe(2)
})

onBoth('new rows are counted at once, deleted ones within a minute', async (list) => {
  let now = 0
  const source = wholeTable(list.db, 'audit_entry', { now: () => new Date(now) })
  expect(await source.count()).toBe(ROWS)
  await list.insert(2)
  expect(await source.count()).toBe(ROWS + 2)

  await list.db.deleteFrom('audit_entry').where('number', '<=', 10).execute()
  now += 60_000
  expect(await source.count()).toBe(ROWS - 8)
})

onBoth(
  'far from both ends a page is read from the next mark, also after rows came and went',
  async (list) => {
    const { db } = list
    const clock = { at: 0, now: () => new Date(clock.at) }
    const source = wholeTable(db, 'audit_entry', clock)
    const last = sql<number>`(select max(number) from audit_entry)`
    const addMany = (count: number) =>
      sql`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
      insert into audit_entry (number, id, at, admin, action)
      select ${last} + n * 2, 'id ' || (${last} + n * 2), ${AT}, 'ayu', 'login' from numbers
    `.execute(db)
    async function expectPages() {
      const rows = await db.selectFrom('audit_entry').select('number').orderBy('number', 'desc').execute()
      const all = rows.map(({ number }) => number)
      const pages = [
        1,
        2,
        499,
        500,
        501,
        502,
        999,
        1_001,
        1_200,
        1_500,
        1_700,
        Math.ceil(all.length / PAGE_ROWS),
      ]
      const shown = await Promise.all(pages.map((page) => pageOfQuery(source, { page })))
      expect(shown.map(({ numbers }) => numbers)).toEqual(
        pages.map((page) => all.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)),
      )
    }
    await addMany(35_000)
    await expectPages()
    await addMany(25)
    await expectPages()
    expect(await source.seek?.('desc', 34_999)).toMatchObject({ offset: 34_999 - 25 - 3 * 10_000 })
    expect(await source.seek?.('desc', 24)).toBe(null)

    // Without a deletion the marks stay after the minute of the count, else they are found again.
    clock.at += 60_000
    await expectPages()
    expect(await source.seek?.('asc', 20_003)).toMatchObject({ offset: 3 })
    expect(await source.seek?.('desc', 24)).toBe(null)
    await db.deleteFrom('audit_entry').where('number', '<', 30_000).where('number', '>', 400).execute()
    clock.at += 60_000
    await expectPages()
    expect(await source.seek?.('desc', 24)).toMatchObject({ offset: 24 })
    await addMany(10_100)
    clock.at += 60_000
    await expectPages()
  },
)

onBoth('a bounded count never changes where a page starts', async (list) => {
  const counted = PAGE_ROWS * 3
  const source = {
    ...wholeTable(list.db, 'audit_entry', systemClock),
    seek: undefined,
    count: async () => counted,
  }
  const last = await pageOfQuery(source, { page: 3 })

  expect(last.numbers).toEqual(range(ROWS - 2 * PAGE_ROWS, ROWS - 3 * PAGE_ROWS + 1))
  expect(last.pagination).toMatchObject({ totalPages: 3, hasMore: false })
})

test.each(['', 'x', '!!', Buffer.from('next x 1').toString('base64url'), 'bmV4dA'])(
  'a cursor that cannot be read is ignored: %j',
  async (cursor) => {
    await using list = await openList('sqlite')
    expect((await list.get(2, cursor)).numbers).toEqual((await list.get(2)).numbers)
  },
)

test('what a filter found has the same pages and cursors', () => {
  const found = range(ROWS, 1).map((number) => number * 3)
  const first = pageOfFound(found, { page: 1 })
  const second = pageOfFound(found, { page: 2, cursor: first.pagination.next ?? '' })
  expect(second).toEqual(pageOfFound(found, { page: 2 }))

  const grown = [999, 998, ...found]
  const stable = pageOfFound(grown, { page: 2, cursor: first.pagination.next ?? '' })
  expect(stable.numbers).toEqual(second.numbers)
  const third = pageOfFound(grown, { page: 3, cursor: stable.pagination.next ?? '' })
  expect(pageOfFound(grown, { page: 2, cursor: third.pagination.previous ?? '' }).numbers).toEqual(
    second.numbers,
  )
  const last = pageOfFound(found, { page: LAST })
  expect(last).toMatchObject({
    numbers: [9, 6, 3],
    pagination: { totalPages: LAST, hasMore: false, next: null },
  })
  expect(pageOfFound([], { page: 1 })).toEqual({
    numbers: [],
    pagination: { totalPages: 1, hasMore: false, next: null, previous: null },
  })
  expect(pageOfFound([], { page: 2, cursor: first.pagination.next ?? '' }).numbers).toEqual([])
})
