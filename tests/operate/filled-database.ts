// A database with rows in every table: enough for several batches, with edge cases of text and numbers.

import { NUMBERED, type Row, readRows, restartNumbers } from '#scripts/backup/rows.ts'
import { TABLE_NAMES } from '#scripts/backup/tables.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { insertAction, insertOrders, orderRow } from '#tests/support/orders.ts'
import { AT, fillEmptyTables, LARGEST, ODD_TEXT } from './sample-rows.ts'

export const ORDERS = 1_203
const FLAGS = 611

export async function fillDatabase(db: Database): Promise<void> {
  const orders = Array.from({ length: ORDERS }, (_, place) => orderRow(place + 1))
  await insertOrders(db, [
    ...orders.slice(1),
    orderRow(1, {
      status: 'REFUND',
      product_name: ODD_TEXT,
      pay_code: ODD_TEXT,
      price: LARGEST,
      amount: LARGEST,
      needs_person: 1,
    }),
  ])
  await insertDeliveries(db)
  for (let from = 0; from < FLAGS; from += 100) {
    const flags = Array.from({ length: Math.min(100, FLAGS - from) }, (_, place) => ({
      order_id: `P${(from + place) % 7}`,
      flag: 'amount_differs',
      detail: `${from + place}`,
      at: AT,
    }))
    await db.insertInto('order_flag').values(flags).execute()
  }
  await fillEmptyTables(db)
}

/** Few rows, in every table, and a product that is on sale. */
export async function insertSamples(db: Database): Promise<void> {
  await insertOrders(
    db,
    [1, 2, 3, 4].map((number) => orderRow(number)),
  )
  await db
    .insertInto('order_flag')
    .values({ order_id: 'P1', flag: 'amount_differs', detail: '1', at: AT })
    .execute()
  await insertDeliveries(db)
  const fields = {
    name: '20 Premium Points',
    price: 20_000,
    image_url: '',
    description: '[]',
    description_id: '[]',
  }
  const commands = '["points give %player% 20"]'
  const product = { id: 'PR2', ...fields, commands, sort_id: 1, version: 1, created_at: AT, updated_at: AT }
  await fillEmptyTables(db)
  await db.insertInto('product').values(product).execute()
  for (const table of NUMBERED) await restartNumbers(db, table)
}

async function insertDeliveries(db: Database): Promise<void> {
  for (const [place, state] of ['done', 'queued', 'unknown', 'failed'].entries()) {
    await insertAction(db, `D${place}`, {
      number: place + 1,
      order_id: `P${place + 1}`,
      commands: '["a","b"]',
      done_commands: place,
      state,
      attempts: place,
      needs_person: place > 1 ? 1 : 0,
    })
    await db
      .insertInto('send_attempt')
      .values({
        id: `T${place}`,
        send_action_id: `D${place}`,
        place: 1,
        at: AT,
        command: place === 1 ? null : ODD_TEXT,
        outcome: state,
        reply: ODD_TEXT,
      })
      .execute()
  }
  await db.insertInto('counter').values({ name: 'changes', value: 3 }).execute()
}

/** Every row of every table in a fixed order, except what a backup itself writes. A release may lack later tables. */
export async function readEverything(db: Db): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {}
  const existing = new Set((await db.introspection.getTables()).map(({ name }) => name))
  for (const table of TABLE_NAMES.filter((name) => existing.has(name))) {
    const rows: Row[] = []
    for await (const batch of readRows(db, table)) rows.push(...batch.map((row) => ({ ...row })))
    all[table] = rows
      .filter(({ name }) => name !== 'last_backup')
      .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
  }
  return all
}

/** As a restore leaves it: sessions and unfinished sign-ins have ended. */
export function withoutSessions(all: Record<string, Row[]>): Record<string, Row[]> {
  return { ...all, admin_session: [], admin_challenge: [], passkey_challenge: [] }
}
