// Inserts orders and products into a database.
import type { Insertable, Selectable } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import { restartNumbers } from '#scripts/backup/rows.ts'
import { addMissingItems } from '#server/platform/database/order-items.ts'
import type { Database, Schema } from '#server/platform/database/schema.ts'
import { insertProduct, type NewProductFields } from '#server/shop/products/product.repository.ts'

export type OrderRow = Selectable<Schema['orders']>

const STATUSES = ['PAID', 'PAID', 'PAID', 'EXPIRED', 'UNPAID', 'FAILED']
const ROWS_AT_ONCE = 500

/** The order with this number; `change` overrides fields. */
export function orderRow(number: number, change: Partial<OrderRow> = {}): OrderRow {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString()
  const status = change.status ?? STATUSES[number % STATUSES.length] ?? 'PAID'
  const username = change.username ?? `Player_${number % 997}`
  return {
    id: `P${number}`,
    number,
    is_test: 0,
    reference: `R${number}`,
    username,
    player_key: playerKey(username),
    product_id: 'none',
    product_name: '80 Premium Points',
    product_name_id: '',
    price: 77_000,
    commands: '["points give %player% 80"]',
    command_options: null,
    method: 'QRIS',
    status,
    amount: 77_000,
    fee: 0,
    gateway_reference: `T${number}`,
    payment_name: 'QRIS',
    pay_code: null,
    qr_string: null,
    qr_url: null,
    instructions: '[]',
    created_at: at,
    expires_at: at,
    paid_at: status === 'PAID' ? at : null,
    next_check_at: null,
    checks: 0,
    needs_person: 0,
    list_price: null,
    discount: null,
    discount_id: null,
    refund_commands: null,
    refund_command_options: null,
    delivery: null,
    gateway_fee: null,
    given_by: null,
    refunded_at: null,
    gift: null,
    network: null,
    gateway: 'tripay',
    biller_code: null,
    pay_url: null,
    returned_amount: null,
    ...change,
  }
}

export async function insertOrders(db: Database, rows: readonly OrderRow[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await trx
        .insertInto('orders')
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .execute()
    }
    await restartNumbers(trx, 'orders')
    await addMissingItems(trx, null)
  })
}

/** A delivery of the first order to Steve, done unless `change` says otherwise. */
export const insertAction = (db: Database, id: string, change: Partial<Insertable<Schema['send_action']>>) =>
  db
    .insertInto('send_action')
    .values({
      id,
      order_id: 'P1',
      username: 'Steve',
      player_key: 'steve',
      commands: '[]',
      done_commands: 0,
      state: 'done',
      attempts: 0,
      needs_person: 0,
      created_at: '2026-11-15T02:00:00.000Z',
      changed_at: '2026-11-15T02:00:00.000Z',
      ...change,
    })
    .execute()

const PLAIN = { price: 0, image_url: '/a', description: [], description_id: [], commands: [], sort_id: 1 }

/** Its name is its id unless given. */
export const addProduct = (db: Database, id: string, fields: Partial<NewProductFields> = {}) =>
  insertProduct(db, { id, at: new Date(0), fields: { ...PLAIN, name: id, ...fields } })

export const DAY_SUM = {
  day: '2026-11-15',
  is_test: 0,
  product_id: 'P',
  product_name: 'Points',
  method: 'QRIS',
  shard: 0,
  placed: 3,
  converted: 2,
  expired: 0,
  failed: 0,
  paid: 2,
  price: 0,
  fee: 0,
  gateway_fee: 0,
  fee_unknown: 0,
  refunded: 0,
  refunded_price: 0,
}
