// Send actions in the admin area: list, history, resend, and confirmation by a person.

import { shownUsername } from '#contract/network/username.ts'
import type { AuditAction } from '#contract/platform/audit.ts'
import type { PageQuery } from '#contract/platform/pagination.schema.ts'
import type { Retried, SendAction, SendActionDetail } from '#contract/shop/delivery.schema.ts'
import {
  type AttemptOutcome,
  canResend,
  needsRefunds,
  type SendActionState,
  skippedByResend,
  writeCheck,
} from '#contract/shop/delivery.ts'
import { isHeld, type Purpose } from '#contract/shop/order-delivery.ts'
import type { TestFilter } from '#contract/shop/test-data.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Done } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { pageOfFound, pageOfQuery, tableByTest } from '#server/platform/database/list-page.ts'
import { lockOrder } from '#server/platform/database/lock-order.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { dayStart } from '#server/platform/kernel/jakarta.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Delivery } from './delivery.service.ts'
import { clearNeedsPersonOf, storeOrderDelivery, unmarkDecided } from './order-delivery.repository.ts'
import { readPipeline } from './pipeline.ts'
import {
  confirmDone,
  inheritedFields,
  insertAttempt,
  insertSendAction,
  isUnsent,
  lockSendAction,
  type SendActionRow,
} from './send-action.repository.ts'
import { countByState, listDelivered } from './send-action-lanes.repository.ts'
import * as reading from './send-action-list.repository.ts'
import { showSendAction } from './show-send-action.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  delivery: Pick<Delivery, 'wake' | 'nextTryAt' | 'sends' | 'noticeRepeated' | 'fill'>
  servers: Pick<Servers, 'find'>
  countsTests?: boolean
  /** The colour of the game mode on a server. */
  accentOf?(serverId: string): string | null
  /** Call it in the transaction of the change. */
  audit(trx: Db, entry: Done): Promise<void>
}

type SendActionFilter = PageQuery & {
  search?: string
  state?: SendActionState
  needsPerson?: boolean
  delivered?: 'today'
  test?: TestFilter
}

type ByPerson = { id: string; reason?: string; admin: string }
/** `mayRefund`: also what is held, takes something back, or needs nobody any more. */
type Deciding = ByPerson & { mayRefund: boolean }
type Resending = Deciding & { key?: string }

export type SendActions = ReturnType<typeof createSendActions>

export const RETRY_BATCH = 500

export function createSendActions(deps: Deps) {
  const { db, clock, random, delivery, servers, audit, countsTests = false, accentOf = () => null } = deps
  const readPage = createPageReader({ db, clock })
  function show(row: reading.ListedSendAction): SendAction {
    const server = servers.find(row.server)
    const accent = server ? accentOf(server.id) : null
    const queue = { consoleTryAt: delivery.nextTryAt(row.server), sends: delivery.sends() }
    return showSendAction(row, { server, accent, ...queue })
  }

  async function list({ test = countsTests ? 'shown' : 'hidden', ...filter }: SendActionFilter) {
    const { rows, pagination } = await readPage({ ...filter, test })
    return { actions: rows.map(show), pagination, test }
  }
  async function get(id: string): Promise<SendActionDetail> {
    const row = await reading.findSendAction(db, id)
    const [action] = await readWhole(db, row ? [row] : [], show)
    if (!action) throw new AppError('send_action_not_found')
    return action
  }

  /** Enqueues a new action; idempotent by `key`. Commands that a failed action has done are skipped. */
  async function resend({ key, mayRefund, ...by }: Resending): Promise<SendAction> {
    const resendKey = key === undefined ? null : `${by.id}/${key}`
    const row = await db.transaction().execute(async (trx) => {
      // The lock serializes requests with the same key.
      const old = await lockFinished(trx, by.id)
      if (old.purpose === 'delivery' && (await reading.findOrderStatus(trx, old.order_id)) === 'REFUND')
        throw new AppError('order_refunded')
      const existing = resendKey === null ? null : await reading.findByResendKey(trx, resendKey)
      if (existing) return existing
      requirePermission(old, mayRefund)
      const id = newId(random)
      await insertSendAction(trx, {
        ...inheritedFields(old),
        id,
        username: old.username,
        ...delivery.fill(JSON.parse(old.commands), old),
        done_commands: skippedByResend(old as { state: SendActionState; done_commands: number }),
        at: clock.now().toISOString(),
        resend_key: resendKey,
        purpose: old.purpose as Purpose,
      })
      await clearNeedsPersonOf(trx, [old])
      await storeDecision(trx, old)
      await audit(trx, entryOf('send_action_resent', old, by))
      if (old.needs_person === 0 && old.purpose === 'delivery')
        await delivery.noticeRepeated(trx, { ...by, actionId: id })
      return reading.getSendAction(trx, id)
    })
    delivery.wake()
    return show(row)
  }

  /** A person checked the game: an unknown action becomes done, what failed or was held without being sent is failed. */
  async function markChecked({ mayRefund, ...by }: Deciding): Promise<SendAction> {
    const row = await db.transaction().execute(async (trx) => {
      const old = await lockFinished(trx, by.id)
      const isUnknown = old.state === 'unknown' && !isUnsent(old)
      if (!isUnknown && old.needs_person === 0) return reading.getSendAction(trx, old.id)
      if (isHeld(old)) requirePermission(old, mayRefund)
      const at = clock.now().toISOString()
      await clearNeedsPersonOf(trx, [old])
      if (isUnknown) await confirmDone(trx, old.id, at)
      const reply = writeCheck({ admin: by.admin, reason: by.reason || null })
      const note = { command: null, outcome: 'checked', reply } as const
      await insertAttempt(trx, { id: newId(random), actionId: old.id, at, ...note })
      await storeDecision(trx, old)
      await audit(trx, entryOf('send_action_checked', old, by))
      return reading.getSendAction(trx, old.id)
    })
    return show(row)
  }

  return {
    list,
    pipeline: () => readPipeline({ db, clock, countsTests, show }),
    get,
    resend,
    markChecked,
    /** Every send action of one order with its attempts, oldest first. */
    listOf: async (orderId: string) => readWhole(db, await reading.listOfOrder(db, orderId), show),
    retryFailed: createRetry(deps, resend),
    counts: () => countByState(db, countsTests),
  }
}

function createRetry({ db, countsTests = false }: Deps, resend: (asked: Resending) => Promise<SendAction>) {
  /** Resends failed actions that still need a person; idempotent. What only some may send is left out. */
  return async ({ admin }: { admin: string }): Promise<Retried> => {
    let resent = 0
    for (const id of await reading.listRetryable(db, countsTests, RETRY_BATCH)) {
      try {
        await resend({ id, admin, key: 'retry', mayRefund: false })
        resent += 1
      } catch (error) {
        // Another person has decided about it meanwhile.
        if (!(error instanceof AppError)) throw error
      }
    }
    return { resent, remaining: await reading.countRetryable(db, countsTests) }
  }
}

async function readWhole(
  db: Db,
  rows: readonly reading.ListedSendAction[],
  show: (row: reading.ListedSendAction) => SendAction,
): Promise<SendActionDetail[]> {
  const ids = rows.map(({ id }) => id)
  const attempts = await reading.listAttempts(db, ids)
  return rows.map((row) => ({
    ...show(row),
    history: attempts
      .filter(({ send_action_id }) => send_action_id === row.id)
      .map(({ at, command, outcome, reply }) => ({ at, command, outcome: outcome as AttemptOutcome, reply })),
  }))
}

function requirePermission(row: SendActionRow, mayRefund: boolean): void {
  if (!mayRefund && needsRefunds({ ...row, needs_person: row.needs_person === 1 }))
    throw new AppError('permission_missing')
}

async function storeDecision(trx: Db, { order_id, held }: SendActionRow): Promise<void> {
  await storeOrderDelivery(trx, order_id)
  if (held !== null) await unmarkDecided(trx, order_id)
}

/** Throws while the action is queued or sending. Locks the order first, as everything does that changes both. */
async function lockFinished(trx: Db, id: string): Promise<SendActionRow> {
  const found = await reading.findSendAction(trx, id)
  if (found) await lockOrder(trx, found.order_id)
  const row = await lockSendAction(trx, id)
  if (!row) throw new AppError('send_action_not_found')
  if (row.cancelled_at !== null) throw new AppError('delivery_cancelled')
  if (!canResend(row.state as SendActionState)) throw new AppError('delivery_in_progress')
  return row
}

function entryOf(action: AuditAction, row: SendActionRow, { id, reason, admin }: ByPerson): Done {
  const subject = shownUsername(row.username)
  return { admin, action, subject, target: row.order_id, detail: reason, after: { id } }
}

function createPageReader({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  const all = tableByTest(db, 'send_action', clock)
  type Request = SendActionFilter & { test: TestFilter }
  return async ({ search, state, needsPerson = false, delivered, test, ...request }: Request) => {
    const deliveredSince = delivered && dayStart(clock.now())
    const filter = { state, needsPerson, deliveredSince, test }
    const source = state || needsPerson ? reading.filteredSendActions(db, filter) : all[test]
    const read = async () => {
      if (search !== undefined)
        return pageOfFound(await reading.searchSendActions(db, { ...filter, search }), request)
      if (delivered) return pageOfFound(await listDelivered(db, filter), request)
      return pageOfQuery(source, request)
    }
    const { numbers, pagination } = await read()
    return { rows: await reading.listSendActions(db, numbers), pagination }
  }
}
