import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { DEMO_BOARDS, startLeaderboardsFiles, writeLeaderboardsFile } from './leaderboards-file.ts'

const SUNDAY = new Date('2026-11-15T03:00:00.000Z')
const FRIDAY = new Date('2026-11-20T03:00:00.000Z')

type Row = { id: string; namecache: string; value: number; weekly_delta: number; monthly_delta: number }

function rowsOn(now: Date, board: string): Row[] {
  const path = join(temporaryFolder(), 'cache.db')
  writeLeaderboardsFile({ path, tab: 'survival', now })
  return read(path, `select * from ${board} order by value desc, namecache desc`) as Row[]
}

function read(path: string, query: string) {
  using database = new DatabaseSync(path, { readOnly: true })
  return database.prepare(query).all()
}

function top(rows: readonly Row[], column: 'value' | 'weekly_delta' | 'monthly_delta'): string[] {
  return rows
    .toSorted((one, other) => other[column] - one[column])
    .slice(0, 5)
    .map(({ namecache }) => namecache)
}

test('the files have the boards of the plugin, and its other table', () => {
  const folder = temporaryFolder()
  const { close } = startLeaderboardsFiles({ folder, now: () => FRIDAY })
  close()
  const tables = (file: string) =>
    read(join(folder, file), `select name from sqlite_master where type = 'table'`).map(({ name }) => name)

  expect(tables('survival.db')).toEqual([...DEMO_BOARDS.survival, 'extras'])
  expect(tables('tycoon.db')).toEqual([...DEMO_BOARDS.tycoon, 'extras'])
})

test('a restart reuses the files of the day and rewrites older ones', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'survival.db')
  const startOn = (now: Date) => {
    startLeaderboardsFiles({ folder, now: () => now }).close()
    return statSync(path).ino
  }
  const first = startOn(SUNDAY)

  expect(startOn(new Date(SUNDAY.getTime() + 3_600_000))).toBe(first)
  expect(startOn(FRIDAY)).not.toBe(first)
  expect(statSync(path).mtime).toEqual(FRIDAY)
})

test('names have at most 16 characters, are unique, and some are Bedrock names', () => {
  const rows = rowsOn(FRIDAY, 'vault_eco_balance')
  const names = rows.map(({ namecache }) => namecache)

  expect(new Set(names).size).toBe(120)
  expect(names.every((name) => /^\.?[A-Za-z0-9_]{1,16}$/.test(name) && name.length <= 16)).toBe(true)
  expect(names.filter((name) => name.length === 16).length).toBeGreaterThan(2)
  expect(names).toEqual(expect.arrayContaining(['IlIlIlIlIlIlIlIl', 'lIlIlIlIlIlIlIlI']))
  for (const { id, namecache } of rows) {
    expect(id.startsWith('00000000-0000-0000-')).toBe(namecache.startsWith('.'))
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  }
})

test.each(DEMO_BOARDS.survival)(
  '%s: periods differ in their leaders, and no gain is larger than the whole',
  (key) => {
    const rows = rowsOn(FRIDAY, key)

    expect(top(rows, 'weekly_delta')).not.toEqual(top(rows, 'value'))
    expect(top(rows, 'monthly_delta')).not.toEqual(top(rows, 'value'))
    for (const { value, weekly_delta, monthly_delta } of rows) {
      expect(weekly_delta).toBeGreaterThanOrEqual(0)
      expect(monthly_delta).toBeGreaterThanOrEqual(weekly_delta)
      expect(value).toBeGreaterThanOrEqual(monthly_delta)
    }
  },
)

test('values grow every day, and the week resets on Sunday', () => {
  const byName = (rows: Row[]) => new Map(rows.map((row) => [row.namecache, row]))
  const saturday = byName(rowsOn(new Date('2026-11-14T03:00:00.000Z'), 'vault_eco_balance'))
  const sunday = byName(rowsOn(SUNDAY, 'vault_eco_balance'))

  for (const [name, row] of sunday) {
    const before = saturday.get(name)
    expect(row.value).toBeGreaterThanOrEqual(before?.value ?? 0)
    expect(row.weekly_delta).toBeCloseTo(row.value - (before?.value ?? 0), 1)
  }
})

test('the rows of a day are the same until midnight in Jakarta', () => {
  const early = rowsOn(FRIDAY, 'vault_eco_balance')
  const late = rowsOn(new Date('2026-11-20T16:59:59.000Z'), 'vault_eco_balance')
  const next = rowsOn(new Date('2026-11-20T17:00:00.000Z'), 'vault_eco_balance')

  expect(late).toEqual(early)
  expect(next).not.toEqual(late)
})
