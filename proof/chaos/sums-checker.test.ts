import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { differingSums } from './sums-checker.ts'

function open() {
  const db = new DatabaseSync(':memory:')
  db.exec(`
    create table purchase (created_at, paid_at, status, price, fee, given_by, username_key, is_test);
    create table day_sum (day, placed, expired, failed, paid, price, fee);
    create table player_sum (username_key, is_test, orders, paid, spent);
    insert into purchase values
      ('2026-11-15T16:59:00.000Z', '2026-11-15T17:01:00.000Z', 'PAID', 50000, 0, null, 'ayu', 0),
      ('2026-11-15T16:59:00.000Z', null, 'EXPIRED', 50000, 0, null, 'budi', 0);
    insert into day_sum values ('2026-11-15', 2, 1, 0, 0, 0, 0), ('2026-11-16', 0, 0, 0, 1, 50000, 0);
    insert into player_sum values ('ayu', 0, 1, 1, 50000), ('budi', 0, 1, 0, 0);
  `)
  return { db, read: (sql: string) => db.prepare(sql).all() }
}

test('finds nothing where sums and orders are equal', () => {
  expect(differingSums(open().read)).toEqual([])
})

test.each([
  'update day_sum set price = 1 where paid > 0',
  'update day_sum set expired = 0',
  "delete from player_sum where username_key = 'budi'",
  "update purchase set status = 'REFUND' where username_key = 'ayu'",
])('finds: %s', (change) => {
  const { db, read } = open()
  db.exec(change)
  expect(differingSums(read)).not.toEqual([])
})
