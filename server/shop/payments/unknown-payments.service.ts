// Payments that only the gateway knows: list, ask again, close.
import type { UnknownPayment } from '#contract/shop/money.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import type { Payments } from './payments.service.ts'
import {
  closeUnknownPayment,
  findSender,
  listUnknownPayments,
  storeAnswer,
} from './unknown-payment.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  audit: Pick<Audit, 'write'>
  gateways: Pick<PaymentGateways, 'find'>
  payments: Pick<Payments, 'receive'>
  countsTests: boolean
}

/** More are not counted. */
const MOST = 1_000
const NOT_FOUND = 'not_found'
/** In place of an admin. */
const BY_GATEWAY = '(gateway)'

export type UnknownPayments = ReturnType<typeof createUnknownPayments>

export function createUnknownPayments({ db, clock, audit, gateways, payments, countsTests }: Deps) {
  return {
    /** Newest first. */
    async list(): Promise<UnknownPayment[]> {
      const rows = await listUnknownPayments(db, countsTests, MOST)
      return rows.map((row) => ({ ...row, at: row.paid_at ?? row.first_at }))
    },

    /** Takes the answer like a notification; a payment whose order is there now is closed. */
    async ask(gatewayReference: string): Promise<string> {
      const sender = await findSender(db, gatewayReference)
      if (sender === null) throw new AppError('payment_not_found')
      const gateway = gateways.find(sender)
      if (!gateway) throw new AppError('payment_unavailable')
      const answer = await gateway.fetchStatus(gatewayReference).catch((error: unknown) => {
        throw new AppError('payment_unavailable', { cause: error })
      })
      const result = answer === null ? NOT_FOUND : statusOf(answer.status)
      await storeAnswer(db, gatewayReference, result, clock.now())
      if (answer && (await payments.receive(answer, gateway)) === 'stored')
        await closeUnknownPayment(db, gatewayReference, { by: BY_GATEWAY, at: clock.now() })
      return result
    },

    async close(gatewayReference: string, reason: string, admin: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const amount = await closeUnknownPayment(trx, gatewayReference, { by: admin, at: clock.now() })
        if (amount === null) throw new AppError('payment_not_found')
        const closed = { action: 'unknown_payment_closed', subject: gatewayReference } as const
        await audit.write(trx, { admin, ...closed, detail: reason, after: { amount } })
      })
    },
  }
}

function statusOf(status: string | { unknown: string }): string {
  return typeof status === 'string' ? status : status.unknown
}
