// Methods that a gateway refuses: taken off for a while, known until it takes one again, and tested by the site itself, so
// that a buyer is not the one who finds out.
import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import type { SuspensionReason } from '#contract/shop/payment-channels.schema.ts'
import { feesOf } from '#contract/shop/payment-channels.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { describeRefused } from './describe-trouble.service.ts'
import { GatewayError, type PaymentGateway } from './gateways/payment-gateway.ts'
import {
  claimRetest,
  deleteSuspension,
  type Suspension,
  storeSuspension,
} from './payment-channels.repository.ts'
import type { PaymentChannels } from './payment-channels.service.ts'
import { openTestPayment } from './test-checkout.ts'

type Deps = Core & {
  gatewayId: GatewayId
  channels: PaymentChannels
  /** Null while payments are off. */
  gateway: Pick<PaymentGateway, 'open' | 'cancel'> | null
  /** After the commit: other processes reload, cached pages are dropped. */
  publish(): Promise<void>
  notices: Pick<Notices, 'record'>
}

const MINUTE_MS = 60_000
const SUSPENSION_MINUTES = 30
/** A job asks every five minutes: it tests before the method would be offered again. */
const RETEST_BEFORE_MS = 6 * MINUTE_MS
/** When the gateway has not answered a test. */
const RETRY_MS = 2 * MINUTE_MS
const DETAIL_MAX_LENGTH = 160
/** The gateway may round a fee to the other side. */
export const ROUNDING_RUPIAH = 1

export type OtherFee = { method: PaymentMethod; price: number; fee: number }

export function createRefusedMethods(deps: Deps) {
  const { gatewayId, db, clock, random, log, channels, gateway, publish, notices } = deps
  const { source } = channels
  const later = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

  /** The first refusal of a row is an event for the owner. */
  async function suspend(method: PaymentMethod, reason: SuspensionReason, why: string): Promise<void> {
    const since = clock.now().toISOString()
    const detail = why.slice(0, DETAIL_MAX_LENGTH)
    const row = { method, since, until: later(SUSPENSION_MINUTES * MINUTE_MS), reason, detail }
    const { label } = termsOf(method, channels.channelOf(method))
    await db.transaction().execute(async (trx) => {
      if (!(await storeSuspension(trx, source, row))) return
      const data = { gateway: GATEWAY_NAMES[gatewayId], method: label, reason: detail }
      const [trouble] = describeRefused(gatewayId, [row], () => label)
      const found = trouble && { reason: trouble.reason, values: trouble.values }
      await notices.record(trx, { type: 'payment_method.refused', data: { ...data, found } })
    })
    log.warn({ method, reason, detail, minutes: SUSPENSION_MINUTES }, 'payment method taken off for a while')
    await publish()
  }

  /** The gateway took a payment with this method. Without a query unless it was refused before. */
  async function onAccepted(method: PaymentMethod): Promise<void> {
    if (!channels.suspended().some((one) => one.method === method)) return
    await deleteSuspension(db, source, method)
    log.info({ method }, 'payment method accepted again')
    await publish()
  }

  function onRefused(method: PaymentMethod, error: GatewayError): Promise<void> {
    return suspend(method, 'refused', error.words ?? error.message)
  }

  /** Null while the fee is the listed one. */
  function feeProblem({ method, price, fee }: OtherFee): string | null {
    const channel = channels.channelOf(method)
    const listed = channel ? feesOf(channel, price).buyer : null
    if (listed !== null && Math.abs(listed - fee) <= ROUNDING_RUPIAH) return null
    return `Rp${fee} instead of Rp${listed ?? 0} for Rp${price}`
  }

  async function onOtherFee(changed: OtherFee): Promise<void> {
    const problem = feeProblem(changed)
    if (problem !== null) await suspend(changed.method, 'fee', problem)
  }

  /** Opens a payment that no buyer sees. Of several processes the one that moves the end of the rest tests. */
  async function retest({ method, reason, until }: Suspension): Promise<void> {
    if (!gateway) return
    const claim = { method, known: until, until: later(SUSPENSION_MINUTES * MINUTE_MS) }
    if (!(await claimRetest(db, source, claim))) return
    try {
      const channel = channels.channelOf(method)
      const { amount, fee } = await openTestPayment({ clock, random, gateway }, method, channel)
      const problem = reason === 'fee' ? feeProblem({ method, price: amount - fee, fee }) : null
      await (problem === null ? onAccepted(method) : suspend(method, 'fee', problem))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.about === 'method') return onRefused(method, error)
      log.warn({ err: error, method }, 'refused payment method not tested')
      await claimRetest(db, source, { method, known: claim.until, until: later(RETRY_MS) })
    }
  }

  return {
    onAccepted,
    onRefused,
    onOtherFee,
    /** All of them, for a person who asks; `due`: those that would be offered again soon. */
    async retest(which: 'all' | 'due'): Promise<void> {
      await channels.reload()
      const soon = later(RETEST_BEFORE_MS)
      const tested = channels.suspended().filter(({ until }) => which === 'all' || until <= soon)
      await Promise.all(tested.map(retest))
      if (tested.length > 0) await channels.reload()
    },
  }
}
