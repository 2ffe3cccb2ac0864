// The board "Does it add up?": what the gateway, the orders and the deliveries say of the last days.
import type { Board, BoardOrder } from '#contract/shop/money.schema.ts'
import { addDays, BOARD_DAYS, BOARD_ROWS } from '#contract/shop/money.ts'
import type { Core } from '#server/platform/database/core.ts'
import { jakartaDay } from '#server/platform/kernel/jakarta.ts'
import type { UnknownPayments } from '#server/shop/payments/unknown-payments.service.ts'
import { listMismatched, listNeverPaid, listNotDelivered, sumPaidByDay } from './money.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  unknownPayments: Pick<UnknownPayments, 'list'>
  countsTests: boolean
}

const STUCK: readonly (string | null)[] = ['unknown', 'failed', 'held']

export type Reconciliation = ReturnType<typeof createReconciliation>

export function createReconciliation({ db, clock, unknownPayments, countsTests: withTests }: Deps) {
  return {
    async board(): Promise<Board> {
      const today = jakartaDay(clock.now())
      const from = addDays(today, 1 - BOARD_DAYS)
      const [paidOn, unknown, mismatched, notDelivered, neverPaid] = await Promise.all([
        sumPaidByDay(db, { from, until: today, withTests }),
        unknownPayments.list(),
        listMismatched(db, withTests),
        listNotDelivered(db, withTests),
        listNeverPaid(db, withTests),
      ])
      const onDay = countByDay(unknown.map(({ at }) => at))
      const onTheWay = countByDay(notDelivered.filter((row) => !STUCK.includes(row.delivery)).map(momentOf))
      const stuck = countByDay(notDelivered.filter((row) => STUCK.includes(row.delivery)).map(momentOf))
      return {
        days: Array.from({ length: BOARD_DAYS }, (_, place) => {
          const day = addDays(today, -place)
          const orders = paidOn.get(day) ?? 0
          const open = { on_the_way: onTheWay.get(day) ?? 0, stuck: stuck.get(day) ?? 0 }
          return {
            day,
            gateway_paid: orders + (onDay.get(day) ?? 0),
            orders_paid: orders,
            delivered: Math.max(0, orders - open.on_the_way - open.stuck),
            ...open,
          }
        }),
        unknown: { count: unknown.length, payments: unknown.slice(0, BOARD_ROWS) },
        mismatched: listOf(mismatched),
        not_delivered: listOf(notDelivered),
        never_paid: listOf(neverPaid),
      }
    },
  }
}

type Row = Omit<BoardOrder, 'at'> & { created_at: string; paid_at: string | null }

const momentOf = ({ paid_at, created_at }: Row) => paid_at ?? created_at

function countByDay(moments: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const moment of moments) {
    const day = jakartaDay(new Date(moment))
    counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return counts
}

function listOf(rows: readonly Row[]): { count: number; orders: BoardOrder[] } {
  return {
    count: rows.length,
    orders: rows.slice(0, BOARD_ROWS).map((row) => ({ ...row, at: momentOf(row) })),
  }
}
