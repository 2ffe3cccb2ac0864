// SQL of the channel list and of the methods that are taken off for a while.

import type { GatewayId } from '#contract/settings/gateways.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import {
  LIST_PROBLEMS,
  type ListProblem,
  SUSPENSION_REASONS,
  type SuspensionReason,
} from '#contract/shop/payment-channels.schema.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import type { GatewayChannels } from './gateways/payment-gateway.ts'

type StoredList = {
  /** Null when the gateway never gave a list. */
  list: GatewayChannels | null
  askedAt: string | null
  problem: { code: ListProblem; at: string } | null
}

export type Suspension = {
  method: PaymentMethod
  since: string
  until: string
  reason: SuspensionReason
  detail: string
}

type Account = { id: GatewayId; url: string; merchantCode: string }

/** Gateway and merchant: what the simulator or another merchant said must not decide about real payments. */
export function channelSourceOf(gateways: readonly Account[], id: GatewayId): string {
  const account = gateways.find((one) => one.id === id)
  return account ? `${account.url} ${account.merchantCode}` : 'simulator'
}

export async function findChannelList(db: Db, source: string): Promise<StoredList> {
  const row = await db
    .selectFrom('payment_channels')
    .selectAll()
    .where('source', '=', source)
    .executeTakeFirst()
  if (!row) return { list: null, askedAt: null, problem: null }
  const code = LIST_PROBLEMS.find((known) => known === row.problem)
  return {
    list: row.value === null ? null : (JSON.parse(row.value) as GatewayChannels),
    askedAt: row.asked_at,
    problem: code && row.problem_at ? { code, at: row.problem_at } : null,
  }
}

export function storeChannelList(db: Db, source: string, list: GatewayChannels, at: Date): Promise<void> {
  const row = { value: JSON.stringify(list), asked_at: at.toISOString() }
  return store(db, source, { ...row, problem: null, problem_at: null })
}

/** The list of before stays. */
export function storeListProblem(db: Db, source: string, problem: ListProblem, at: Date): Promise<void> {
  return store(db, source, { problem, problem_at: at.toISOString() })
}

async function store(db: Db, source: string, row: Partial<Schema['payment_channels']>): Promise<void> {
  await db
    .insertInto('payment_channels')
    .values({ source, value: null, asked_at: null, ...row })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute()
}

export async function listSuspensions(db: Db, source: string): Promise<Suspension[]> {
  const rows = await db.selectFrom('payment_rest').selectAll().where('source', '=', source).execute()
  return rows.flatMap(({ method, since, until, reason: why, detail }) => {
    const reason = SUSPENSION_REASONS.find((known) => known === why)
    return reason ? [{ method, since, until, reason, detail }] : []
  })
}

/** Whether it is the first of a row; a later one leaves its beginning. */
export async function storeSuspension(trx: Db, source: string, suspension: Suspension): Promise<boolean> {
  const { method, since: _, ...rest } = suspension
  const { numUpdatedRows } = await trx
    .updateTable('payment_rest')
    .set(rest)
    .where('source', '=', source)
    .where('method', '=', method)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return false
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('payment_rest')
    .values({ source, ...suspension })
    .onConflict((conflict) => conflict.columns(['source', 'method']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

type Retest = { method: PaymentMethod; known: string; until: string }

/** False when another process has moved the end of the rest, or the method was accepted meanwhile. */
export async function claimRetest(
  db: Db,
  source: string,
  { method, known, until }: Retest,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_rest')
    .set({ until })
    .where('source', '=', source)
    .where('method', '=', method)
    .where('until', '=', known)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteSuspension(db: Db, source: string, method: PaymentMethod): Promise<void> {
  await db.deleteFrom('payment_rest').where('source', '=', source).where('method', '=', method).execute()
}
