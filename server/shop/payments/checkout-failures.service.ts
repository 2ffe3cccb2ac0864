// Checkouts that fail at the gateway: stored until one succeeds, so that every process knows, also after a restart.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type GatewayId, gatewayName } from '#contract/settings/gateways.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { describeFailure } from './describe-trouble.service.ts'
import { GatewayError } from './gateways/payment-gateway.ts'
import type { Order } from './order.ts'

export type CheckoutFailure = Omit<Schema['checkout_failure'], 'source'>

type CheckoutFailures = Awaited<ReturnType<typeof openCheckoutFailures>>

/** The keys of the gateway without a way back to them: with other keys an old failure says nothing. */
export function sourceOfKeys(keys: object | null): string {
  return createHash('sha256').update(JSON.stringify(keys)).digest('base64url').slice(0, 22)
}

type Sources = ReadonlyMap<string, string>

/** The fingerprint of each gateway's keys; of the simulator without one. */
export function sourcesOf(gateways: readonly { id: GatewayId }[]): Sources {
  if (gateways.length === 0) return new Map([['tripay', sourceOfKeys(null)]])
  return new Map(gateways.map((access) => [access.id, sourceOfKeys(access)]))
}

/** The current failure of each gateway, without a query. */
export async function openCheckoutFailures({ db, sources }: { db: Db; sources: Sources }) {
  const all = [...sources.values()]
  let failures = await listCheckoutFailures(db, all)
  return {
    sources,
    /** The newest first. */
    list: (): readonly CheckoutFailure[] => failures,
    async reload(): Promise<void> {
      failures = await listCheckoutFailures(db, all)
    },
  }
}

type Deps = Pick<Core, 'db' | 'clock' | 'log'> & {
  checkoutFailures: CheckoutFailures
  notices: Pick<Notices, 'record'>
  /** After the commit: other processes reload. */
  publish(): Promise<void>
}

type FailedOrder = Pick<Order, 'gateway' | 'method'>

export type CheckoutEvents = ReturnType<typeof createCheckoutEvents>

export function createCheckoutEvents({ db, clock, log, checkoutFailures, notices, publish }: Deps) {
  const { sources } = checkoutFailures

  /** The first one of a row is an event for the owner, the others are counted. */
  async function store(error: unknown, { gateway: id, method }: FailedOrder): Promise<void> {
    const { words, variable } = error instanceof GatewayError ? error : { words: null, variable: null }
    const reason = error instanceof Error ? error.message : String(error)
    const at = clock.now().toISOString()
    const failure = { gateway: gatewayName(id) ?? '', words, reason, variable, method, at }
    const source = sources.get(id ?? '')
    if (source === undefined) return
    const keys = { source, sources: [...sources.values()] }
    const isFirst = await db.transaction().execute(async (trx) => {
      const isNew = await storeCheckoutFailure(trx, keys, failure)
      if (!isNew) return false
      const found = describeFailure(failure)
      await notices.record(trx, { type: 'checkout.failed', data: { ...failure, found } })
      return true
    })
    await checkoutFailures.reload()
    if (isFirst) await publish()
  }

  async function end(gateway: string): Promise<void> {
    const isEnded = await deleteCheckoutFailure(db, sources.get(gateway) ?? '')
    await checkoutFailures.reload()
    if (isEnded) await publish()
  }

  const logged = (error: unknown) => log.error({ err: error }, 'checkout failure not stored')
  return {
    /** A refused method has its own event, and the other methods work. The buyer's answer never waits for this to succeed. */
    async onFailed(error: unknown, order: FailedOrder): Promise<void> {
      if (error instanceof GatewayError && error.about === 'method') return
      await store(error, order).catch(logged)
    },
    onOpened: (gateway: string): Promise<void> => end(gateway).catch(logged),
  }
}

/** The newest first. */
export function listCheckoutFailures(db: Db, sources: readonly string[]): Promise<CheckoutFailure[]> {
  return db
    .selectFrom('checkout_failure')
    .select(['gateway', 'words', 'reason', 'variable', 'method', 'since', 'at', 'times'])
    .where('source', 'in', sources)
    .orderBy('at', 'desc')
    .execute()
}

/** Whether it is the first of a row. Failures with other keys are deleted: they say nothing about these. */
async function storeCheckoutFailure(
  trx: Db,
  { source, sources }: { source: string; sources: readonly string[] },
  failure: Omit<CheckoutFailure, 'since' | 'times'>,
): Promise<boolean> {
  await trx.deleteFrom('checkout_failure').where('source', 'not in', sources).execute()
  const { times } = await trx
    .insertInto('checkout_failure')
    .values({ source, ...failure, since: failure.at, times: 1 })
    .onConflict((conflict) =>
      conflict.column('source').doUpdateSet({ ...failure, times: sql<number>`checkout_failure.times + 1` }),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return times === 1
}

/** Whether there was one. */
async function deleteCheckoutFailure(db: Db, source: string): Promise<boolean> {
  if ((await listCheckoutFailures(db, [source])).length === 0) return false
  const { numDeletedRows } = await db
    .deleteFrom('checkout_failure')
    .where('source', '=', source)
    .executeTakeFirst()
  return Number(numDeletedRows) > 0
}
