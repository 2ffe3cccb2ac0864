// A database with hostile text in every field, written without validation.
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Insertable } from 'kysely'
import { AUDIT_ACTIONS } from '#contract/platform/audit.ts'
import { ATTEMPT_OUTCOMES, SEND_ACTION_STATES } from '#contract/shop/delivery.ts'
import { ORDER_FLAGS } from '#contract/shop/orders.ts'
import { isImageUrl } from '#contract/shop/store-admin.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import type { Database, Schema } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { jakartaMonth } from '#server/platform/kernel/jakarta.ts'
import { DEMO_BOARDS } from '#simulators/leaderboards-file.ts'
import { createBoardStatements } from '#tests/support/mariadb-boards.ts'
import { addProduct, insertAction, insertOrders, orderRow } from '#tests/support/orders.ts'
import { CANARY, referenceAt, XSS_CORPUS } from './xss-corpus.ts'

const AT = '2026-11-15T03:00:00.000Z'
const LATER = '2099-01-01T00:00:00.000Z'
const ROWS_AT_ONCE = 100

const hostile = (place: number) => XSS_CORPUS[place % XSS_CORPUS.length] ?? ''
const pick = <Choice>(choices: readonly Choice[], place: number) => choices[place % choices.length] as Choice
/** A hostile address that the form accepts; not on the canary host, whose images the page may request. */
function picture(place: number): string {
  const text = hostile(place).replaceAll(CANARY, 'picture.test')
  return isImageUrl(text) ? text : `/x?${text.replaceAll(/[\s\\]/g, '')}`
}

export async function fillHostileDatabase(dataDir: string): Promise<void> {
  const db = openSqlite(join(dataDir, 'angkasa.db'))
  await migrate(db)
  for (const place of XSS_CORPUS.keys()) {
    await addProduct(db, `P${place}`, {
      name: hostile(place),
      price: 50_000,
      image_url: picture(place),
      description: [hostile(place), hostile(place + 7), '<b>plain</b>'],
      description_id: [hostile(place + 3)],
      commands: [{ text: hostile(place + 5) }],
      sort_id: place,
      name_id: hostile(place + 2),
      category: hostile(place),
      refundCommands: [{ text: hostile(place + 6) }],
    })
    await insertAction(db, `A${place}`, actionAt(place))
  }
  await insertOrders(
    db,
    XSS_CORPUS.map((_, place) => orderAt(place)),
  )
  await insertAll(db, 'order_flag', (place) => ({
    order_id: `T${place}`,
    flag: pick(ORDER_FLAGS, place),
    detail: hostile(place),
    at: AT,
  }))
  await insertAll(db, 'send_attempt', (place) => ({
    id: `R${place}`,
    send_action_id: `A${place}`,
    place: 1,
    at: AT,
    command: hostile(place),
    outcome: pick(ATTEMPT_OUTCOMES, place),
    reply: hostile(place + 1),
  }))
  await insertAll(db, 'audit_entry', (place) => ({
    id: `U${place}`,
    number: place + 1,
    at: AT,
    admin: hostile(place),
    subject: hostile(place + 1),
    action: pick(AUDIT_ACTIONS, place),
    detail: hostile(place + 2),
    before: JSON.stringify({ name: hostile(place + 3) }),
    after: JSON.stringify({ name: hostile(place + 4), product: hostile(place + 5) }),
  }))
  for (const month of [jakartaMonth(new Date()), 'all'])
    await insertAll(db, 'donation_total', (place) => ({
      month,
      player_key: `${place} ${hostile(place).toLowerCase()}`,
      username: hostile(place),
      amount: 1_000 + place,
      reached_at: AT,
    }))
  await db.destroy()
}

type Table = keyof Schema

async function insertAll<Name extends Table>(
  db: Database,
  table: Name,
  row: (place: number) => Insertable<Schema[Name]>,
): Promise<void> {
  const rows = XSS_CORPUS.map((_, place) => row(place))
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await db
      .insertInto(table as 'product')
      .values(rows.slice(from, from + ROWS_AT_ONCE) as unknown as Insertable<Schema['product']>[])
      .execute()
}

function orderAt(place: number) {
  const isOpen = place % 2 === 0
  const steps = place < 4 ? XSS_CORPUS : [hostile(place)]
  return orderRow(place + 1, {
    id: `T${place}`,
    reference: referenceAt(place),
    username: hostile(place),
    product_id: `P${place}`,
    product_name: hostile(place + 1),
    payment_name: hostile(place + 2),
    pay_code: hostile(place + 3),
    commands: JSON.stringify([hostile(place + 4)]),
    gateway_reference: `${hostile(place + 5)}${place}`,
    qr_string: place % 4 === 0 ? hostile(place) : null,
    qr_url: place % 4 === 2 ? picture(place) : null,
    method: place % 4 === 1 ? 'BRIVA' : 'QRIS',
    status: isOpen ? 'UNPAID' : 'PAID',
    needs_person: place % 3 ? 0 : 1,
    created_at: AT,
    expires_at: LATER,
    paid_at: isOpen ? null : AT,
    next_check_at: null,
    instructions: JSON.stringify([{ title: hostile(place), steps: ['Open <b>the app</b>', ...steps] }]),
  })
}

function actionAt(place: number) {
  // No delivery is pending, because the worker would start it.
  const state = pick(
    SEND_ACTION_STATES.filter((each) => each !== 'queued' && each !== 'sending' && each !== 'cancelled'),
    place,
  )
  return {
    number: place + 1,
    order_id: `T${place}`,
    state,
    attempts: 1,
    username: hostile(place),
    player_key: hostile(place).toLowerCase(),
    commands: JSON.stringify([hostile(place + 1)]),
    last_reply: hostile(place + 2),
    server: hostile(place + 3),
    wait_online: place % 2,
    success_at: state === 'done' ? AT : null,
    needs_person: place % 2,
  }
}

export function writeHostileBoards(path: string): string {
  const boards = new DatabaseSync(path)
  const names = XSS_CORPUS.filter((text) => [...text].length <= 32)
  for (const key of DEMO_BOARDS.survival) {
    boards.exec(createBoardStatements(key)[0] ?? '')
    const insert = boards.prepare(
      `insert into \`${key}\` (id, namecache, value, weekly_delta, monthly_delta) values (?, ?, ?, ?, ?)`,
    )
    for (const [place, name] of names.entries())
      insert.run(`${key}${place}`, name, place + 1, place + 1, place + 1)
  }
  boards.close()
  return `sqlite:${path}`
}
