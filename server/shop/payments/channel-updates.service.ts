// Keeps the channel list up to date: asks the gateway hourly, and takes a refused method off for a while.

import { type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import type { ChannelsReport, ListProblem, SuspensionReason } from '#contract/shop/payment-channels.schema.ts'
import { feesOf } from '#contract/shop/payment-channels.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { GatewayError, type PaymentGateway, type PaymentGateways } from './gateways/payment-gateway.ts'
import {
  deleteSuspensions,
  storeChannelList,
  storeListProblem,
  storeSuspension,
} from './payment-channels.repository.ts'
import type { PaymentChannels } from './payment-channels.service.ts'
import type { PaymentRouting } from './payment-routing.service.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'log'> & {
  channels: PaymentChannels
  /** Null while payments are off. */
  gateway: Pick<PaymentGateway, 'listChannels'> | null
  limits: Pick<Limits, 'require'>
  /** After the commit: other processes reload, cached pages are dropped. */
  publish(): Promise<void>
  notices: Pick<Notices, 'record'>
}

type Report = Omit<ChannelsReport, 'gateway'>

const MINUTE_MS = 60_000
/** Only one of several processes asks in an hour. */
const FRESH_MS = 55 * MINUTE_MS
const SUSPENSION_MINUTES = 30
const LIMIT = { limit: 12, windowMs: MINUTE_MS }
const DETAIL_MAX_LENGTH = 160
/** The gateway may round a fee to the other side. */
export const ROUNDING_RUPIAH = 1

type OtherFee = { method: PaymentMethod; price: number; fee: number }

function createChannelUpdates(deps: Deps) {
  const { db, clock, log, channels, gateway, limits, publish, notices } = deps
  const { source } = channels
  let asking: Promise<void> | null = null
  let hasAsked = false

  async function askOnce(signal?: AbortSignal): Promise<void> {
    const [before, seenBefore] = [channels.report(), channels.seen()]
    if (!gateway) return
    try {
      const { channels: listed } = await gateway.listChannels(signal)
      if (listed.length === 0) return await fail('empty', before, 'no known channel')
      // Independent of the order of the reply, so that a change is a real one.
      const list = { channels: listed.toSorted((a, b) => a.method.localeCompare(b.method)) }
      await storeChannelList(db, source, list, clock.now())
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      return await fail(problemOf(error), before, error.message)
    }
    await channels.reload()
    if (channels.seen() !== seenBefore) await publish()
  }

  /** The list of before stays in use. Only a new problem is logged. */
  async function fail(problem: ListProblem, { problem: known }: Report, why: string): Promise<void> {
    if (problem !== known?.code) log.warn({ problem, why }, 'payment channels not received')
    await storeListProblem(db, source, problem, clock.now())
    await channels.reload()
  }

  /** Concurrent callers share one request. */
  function ask(signal?: AbortSignal): Promise<void> {
    hasAsked = true
    asking ??= askOnce(signal).finally(() => {
      asking = null
    })
    return asking
  }

  async function suspend(method: PaymentMethod, reason: SuspensionReason, why: string): Promise<void> {
    const since = clock.now()
    const until = new Date(since.getTime() + SUSPENSION_MINUTES * MINUTE_MS)
    const detail = why.slice(0, DETAIL_MAX_LENGTH)
    const row = { method, since: since.toISOString(), until: until.toISOString(), reason, detail }
    const data = { method: termsOf(method, channels.channelOf(method)).label, reason: detail }
    await db.transaction().execute(async (trx) => {
      await storeSuspension(trx, source, row)
      await notices.record(trx, { type: 'payment_method.refused', data })
    })
    log.warn({ method, reason, detail, minutes: SUSPENSION_MINUTES }, 'payment method taken off for a while')
    await publish()
  }

  return {
    /** At the start, hourly, and more often while the gateway does not answer; of several processes one asks. */
    async refresh(signal?: AbortSignal): Promise<void> {
      if (!gateway) return
      await channels.reload()
      const askedAt = channels.askedAt()
      const isFailing = channels.report().problem !== null
      if (hasAsked && !isFailing && askedAt && clock.now().getTime() - askedAt.getTime() < FRESH_MS) return
      await ask(signal)
    },

    report: channels.report,

    /** For the console: asks now, and offers again what was taken off. */
    async askNow(admin: string): Promise<Report> {
      await limits.require(`payment-channels ${admin}`, LIMIT)
      const wasSuspended = channels.report().channels.some(({ resting }) => resting)
      await deleteSuspensions(db, source)
      await ask()
      if (wasSuspended) await publish()
      return channels.report()
    },

    /** The gateway refused an order because of its method. */
    onRefused: (method: PaymentMethod, why: string): Promise<void> => suspend(method, 'refused', why),

    /** The gateway charged another fee: its list has changed, or does not say the truth. */
    async onOtherFee({ method, price, fee }: OtherFee): Promise<void> {
      await ask()
      const channel = channels.channelOf(method)
      const listed = channel ? feesOf(channel, price).buyer : null
      if (listed !== null && Math.abs(listed - fee) <= ROUNDING_RUPIAH) return
      await suspend(method, 'fee', `Rp${fee} instead of Rp${listed ?? 0} for Rp${price}`)
    },
  }
}

function problemOf({ about }: GatewayError): ListProblem {
  if (about === 'key') return 'refused'
  return about === 'reply' ? 'invalid' : 'unreachable'
}

type GatewaysDeps = Omit<Deps, 'channels' | 'gateway'> & {
  gateways: Pick<PaymentGateways, 'find'>
  channels: Pick<PaymentRouting, 'lists'>
}

type Reports = { gateways: ChannelsReport[] }
export type GatewayUpdates = ReturnType<typeof createGatewayUpdates>

export function createGatewayUpdates({ gateways, channels: { lists }, ...deps }: GatewaysDeps) {
  const updates = lists.map(({ gateway, channels }) => ({
    gateway,
    ...createChannelUpdates({ ...deps, channels, gateway: gateways.find(gateway) }),
  }))
  const find = (id: string | null) => updates.find(({ gateway }) => gateway === id)
  return {
    async refresh(signal?: AbortSignal): Promise<void> {
      await Promise.all(updates.map(({ refresh }) => refresh(signal)))
    },
    report: (): Reports => ({
      gateways: updates.map(({ gateway, report }) => ({ gateway, ...report() })),
    }),
    askNow: async (admin: string): Promise<Reports> => ({
      gateways: await Promise.all(
        updates.map(async ({ gateway, askNow }) => ({ gateway, ...(await askNow(admin)) })),
      ),
    }),
    onRefused: async (gateway: string | null, method: PaymentMethod, why: string): Promise<void> =>
      find(gateway)?.onRefused(method, why),
    onOtherFee: async (gateway: string | null, changed: OtherFee): Promise<void> =>
      find(gateway)?.onOtherFee(changed),
  }
}
