// Signed notifications about payments without an order: after a restore, or after retention.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'
import type { PaymentNotification } from './gateways/payment-gateway.ts'
import type { Sender } from './order-transitions.ts'

type Seen = { notification: PaymentNotification; gateway: Sender; at: Date }

/** A repeated notification counts, and does not open what was closed. */
export async function recordUnknownPayment(db: Db, { notification, gateway, at }: Seen): Promise<void> {
  const { gatewayReference, reference, amount, paidAt, status } = notification
  const now = at.toISOString()
  await db
    .insertInto('unknown_payment')
    .values({
      gateway_reference: gatewayReference,
      gateway: gateway.id,
      is_test: gateway.isTest ? 1 : 0,
      reference,
      amount,
      status: String(status),
      paid_at: paidAt?.toISOString() ?? null,
      first_at: now,
      last_at: now,
      times: 1,
    })
    .onConflict((conflict) =>
      conflict
        .column('gateway_reference')
        .doUpdateSet({ last_at: now, times: sql<number>`unknown_payment.times + 1` }),
    )
    .execute()
}

export async function listUnknownPayments(db: Db, withTests: boolean, limit: number) {
  return db
    .selectFrom('unknown_payment')
    .selectAll()
    .where('closed_at', 'is', null)
    .$if(!withTests, (query) => query.where('is_test', '=', 0))
    .orderBy('last_at', 'desc')
    .limit(limit)
    .execute()
}

/** The gateway that has reported it; null when it is not open. */
export async function findSender(db: Db, gatewayReference: string): Promise<string | null> {
  const row = await db
    .selectFrom('unknown_payment')
    .select('gateway')
    .where('gateway_reference', '=', gatewayReference)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return row?.gateway ?? null
}

export async function storeAnswer(db: Db, gatewayReference: string, result: string, at: Date): Promise<void> {
  await db
    .updateTable('unknown_payment')
    .set({ asked_at: at.toISOString(), asked_result: result })
    .where('gateway_reference', '=', gatewayReference)
    .execute()
}

/** Returns its amount; null when it is not open. */
export async function closeUnknownPayment(
  trx: Db,
  gatewayReference: string,
  { by, at }: { by: string; at: Date },
): Promise<number | null> {
  const row = await trx
    .updateTable('unknown_payment')
    .set({ closed_at: at.toISOString(), closed_by: by })
    .where('gateway_reference', '=', gatewayReference)
    .where('closed_at', 'is', null)
    .returning('amount')
    .executeTakeFirst()
  return row?.amount ?? null
}
