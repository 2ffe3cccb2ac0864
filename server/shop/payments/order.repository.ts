// SQL of orders and of their checks at the gateway. Each status change is one conditional update.
import { PostgresAdapter } from 'kysely'
import { playerKey } from '#contract/network/player-key.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import {
  readCommands,
  readRefundCommands,
  toCommandColumns,
  toRefundColumns,
} from '#server/platform/database/commands.ts'
import { insertItems, itemRows } from '#server/platform/database/order-items.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { OpenedPayment } from './gateways/payment-gateway.ts'
import { type NewOrder, type Order, type OrderRow, readGift } from './order.ts'
import { canMove } from './payment-status.ts'

export async function insertOrder(trx: Db, order: NewOrder): Promise<void> {
  const { items, discount, commands, refund_commands, gift, ...columns } = order
  const { number } = await trx
    .insertInto('orders')
    .values({
      ...columns,
      is_test: order.is_test ? 1 : 0,
      player_key: playerKey(order.username),
      discount: discount && JSON.stringify(discount),
      discount_id: discount && 'id' in discount ? discount.id : null,
      ...toCommandColumns(commands),
      ...toRefundColumns(refund_commands),
      instructions: '[]',
      created_at: order.created_at.toISOString(),
      expires_at: order.expires_at.toISOString(),
      next_check_at: order.next_check_at?.toISOString() ?? null,
      checks: 0,
      needs_person: 0,
      gift: gift && JSON.stringify(gift),
    })
    .returning('number')
    .executeTakeFirstOrThrow()
  await insertItems(trx, number, items)
}

/** Adds the gateway's reply; does nothing when there is one already. */
export async function attachPayment(db: Db, id: string, payment: OpenedPayment): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      gateway_reference: payment.gatewayReference,
      amount: payment.amount,
      fee: payment.fee,
      pay_code: payment.payCode,
      biller_code: payment.billerCode,
      ...(payment.paymentName !== null && { payment_name: payment.paymentName }),
      qr_string: payment.qrString,
      qr_url: payment.qrUrl,
      pay_url: payment.payUrl,
      instructions: JSON.stringify(payment.instructions),
      ...(payment.expiresAt && { expires_at: payment.expiresAt.toISOString() }),
    })
    .where('id', '=', id)
    .where('gateway_reference', 'is', null)
    .execute()
}

type OrderKey = { id: string } | { reference: string } | { gateway: string; gateway_reference: string }

export async function findOrder(db: Db, columns: OrderKey): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where(({ and }) => and(columns))
    .executeTakeFirst()
  return row ? readOrder(db, row) : null
}

async function readOrder(db: Db, row: OrderRow): Promise<Order> {
  return {
    ...row,
    items: await itemRows(db, [row.number]),
    status: row.status as PaymentStatus,
    is_test: row.is_test === 1,
    discount: row.discount === null ? null : JSON.parse(row.discount),
    commands: readCommands(row),
    refund_commands: readRefundCommands(row),
    instructions: JSON.parse(row.instructions),
    gift: readGift(row.gift),
    created_at: new Date(row.created_at),
    expires_at: new Date(row.expires_at),
    paid_at: row.paid_at === null ? null : new Date(row.paid_at),
  }
}

type Move = { id: string; to: PaymentStatus; at: Date; paidAt: Date | null; nextCheckAt: Date | null }

/** Null when the change is not allowed; of concurrent calls exactly one succeeds. Returns the status before and the time of payment. */
export async function moveOrder(trx: Db, { id, to, at, paidAt, nextCheckAt }: Move) {
  const isPostgres = trx.getExecutor().adapter instanceof PostgresAdapter
  const before = await trx
    .selectFrom('orders')
    .select('status')
    .where('id', '=', id)
    .$if(isPostgres, (query) => query.forUpdate())
    .executeTakeFirst()
  const from = before?.status as PaymentStatus | undefined
  if (!from || !canMove(from, to)) return null
  const row = await trx
    .updateTable('orders')
    .set({
      status: to,
      network: null,
      next_check_at: nextCheckAt?.toISOString() ?? null,
      ...(paidAt && { paid_at: paidAt.toISOString() }),
      ...(to === 'REFUND' && { refunded_at: at.toISOString() }),
    })
    .where('id', '=', id)
    .where('status', '=', from)
    .returning(['paid_at', 'username'])
    .executeTakeFirst()
  if (!row) return null
  return { from, paidAt: row.paid_at === null ? null : new Date(row.paid_at), username: row.username }
}

/** When the reply to the open request was lost, the first matching notification carries the gateway's reference. */
export async function storeGatewayReference(trx: Db, id: string, gatewayReference: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ gateway_reference: gatewayReference })
    .where('id', '=', id)
    .where('gateway_reference', 'is', null)
    .execute()
}

/** Before the order is marked as paid, so that the sums count it. */
export async function storeGatewayFee(trx: Db, id: string, fee: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ gateway_fee: fee })
    .where('id', '=', id)
    .where('gateway_fee', 'is', null)
    .where('status', 'not in', ['PAID', 'REFUND'])
    .execute()
}

/** The gateway tells the sum of all that it returned: a late notification of an earlier one changes nothing. */
export async function storeReturned(trx: Db, { id, amount: paid }: Order, amount: number): Promise<void> {
  const returned_amount = Math.min(amount, paid)
  await trx
    .updateTable('orders')
    .set({ returned_amount })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('returned_amount', 'is', null), eb('returned_amount', '<', returned_amount)]),
    )
    .execute()
}

export async function renameOrder(trx: Db, id: string, username: string): Promise<void> {
  const name = { username, player_key: playerKey(username) }
  await trx.updateTable('orders').set(name).where('id', '=', id).execute()
}

type DueChecks = {
  now: Date
  claimedUntil: Date
  limit: number
  /** Each gateway knows only its own payments. */
  gateways: readonly string[]
  isTest: boolean
}

/** Claims the orders whose check is due, each for one process until `claimedUntil`. */
export async function claimDueChecks(
  db: Db,
  { now, claimedUntil, limit, gateways, isTest }: DueChecks,
): Promise<Order[]> {
  const due = await db
    .selectFrom('orders')
    .selectAll()
    .where('next_check_at', '<=', now.toISOString())
    .where('is_test', '=', isTest ? 1 : 0)
    .where('gateway', 'in', gateways)
    .orderBy('next_check_at')
    .limit(limit)
    .execute()
  const claimed: Order[] = []
  for (const row of due) {
    const { numUpdatedRows } = await db
      .updateTable('orders')
      .set({ next_check_at: claimedUntil.toISOString() })
      .where('id', '=', row.id)
      .where('next_check_at', '=', row.next_check_at)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) claimed.push(await readOrder(db, row))
  }
  return claimed
}

/** Counts a check. When the status changed meanwhile, that change has scheduled the next check. */
export async function completeCheck(
  db: Db,
  { id, status, checks }: Pick<Order, 'id' | 'status' | 'checks'>,
  nextCheckAt: Date | null,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_check_at: nextCheckAt?.toISOString() ?? null, checks: checks + 1 })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}

/** Changes the time of the next check without counting one. */
export async function rescheduleCheck(
  db: Db,
  { id, status }: Pick<Order, 'id' | 'status'>,
  at: Date,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_check_at: at.toISOString() })
    .where('id', '=', id)
    .where('status', '=', status)
    .execute()
}
