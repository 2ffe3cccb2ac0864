// The payment channels in memory: as the gateway listed them last, without those that are taken off for a while.
// Pages and the checkout read them without a query and without a request to the gateway.

import {
  isFree,
  isKnown,
  PAYMENT_METHODS,
  type PaymentMethod,
  termsOf,
} from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { ChannelReport, ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { BUILT_IN_CHANNELS, builtInChannel, type Channel, feesOf } from '#contract/shop/payment-channels.ts'
import type { NoMethods, PayableMethod } from '#contract/shop/store.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { findChannelList, listSuspensions, type Suspension } from './payment-channels.repository.ts'

type Deps = {
  db: Db
  clock: Clock
  /** Gateway and merchant: a list of the simulator must not be used with real payments. */
  source: string
  simulated: boolean
  savedSettings(): Pick<Settings, 'payments'>
}

export type PaymentChannels = Awaited<ReturnType<typeof openPaymentChannels>>

export async function openPaymentChannels({ db, clock, source, simulated, savedSettings }: Deps) {
  async function read() {
    const [list, suspensions] = await Promise.all([findChannelList(db, source), listSuspensions(db, source)])
    return { ...list, suspensions }
  }

  let stored = await read()

  const current = (): readonly Channel[] => stored.list?.channels ?? BUILT_IN_CHANNELS

  /** Undefined when the gateway's list does not have it. */
  function channelOf(method: PaymentMethod): Channel | undefined {
    return current().find((one) => one.method === method)
  }

  function suspensionOf(method: PaymentMethod): Suspension | null {
    const now = clock.now().toISOString()
    return stored.suspensions.find((one) => one.method === method && one.until > now) ?? null
  }

  const active = () => activeOf(savedSettings().payments, channelOf)
  const offered = () => active().filter(({ method }) => !suspensionOf(method))

  function report(method: PaymentMethod): ChannelReport {
    const channel = channelOf(method)
    const { name, group, buyer, owner, minFee, maxFee, minRupiah, maxRupiah } =
      channel ?? builtInChannel(method)
    return {
      method,
      name,
      group,
      state: !stored.list ? 'unknown' : !channel ? 'not_listed' : channel.active ? 'active' : 'inactive',
      buyer,
      owner,
      min_fee: minFee,
      max_fee: maxFee,
      min_rupiah: minRupiah,
      max_rupiah: maxRupiah,
      resting: suspensionOf(method),
    }
  }

  return {
    source,
    /** Reads what another request or process has stored. */
    async reload(): Promise<void> {
      stored = await read()
    },
    channelOf,
    askedAt: (): Date | null => (stored.askedAt === null ? null : new Date(stored.askedAt)),
    /** The fees and limits of the channels as a string to compare: cached pages are dropped only when it changes. */
    seen: (): string =>
      JSON.stringify(savedSettings().payments.methods.map(({ method }) => seenTerms(channelOf(method)))),
    /** Refused, and not accepted since; after its time such a method is offered again. */
    suspended: (): readonly Suspension[] => stored.suspensions,
    methods: (): PaymentMethod[] => offered().map(({ method }) => method),

    /** Whether the code of a shop is also shown as a barcode: where the owner knows that scanners read it, and in the sandbox. */
    hasBarcode(type: PaymentMethod): boolean {
      const entry = savedSettings().payments.methods.find(({ method }) => method === type)
      const { group } = termsOf(type, channelOf(type))
      return entry !== undefined && group === 'convenienceStore' && (entry.barcode || simulated)
    },

    /** Why this price cannot be paid here, where it cannot. */
    whyNot: (price: number): NoMethods => whyNot(price, savedSettings().payments, { active, suspensionOf }),

    /** How this price can be paid right now; empty for a free product. */
    payable(price: number): PayableMethod[] {
      const { max_rupiah } = savedSettings().payments.limits
      if (isFree(price) || (max_rupiah !== null && price > max_rupiah)) return []
      return offered()
        .filter(takes(price))
        .map((channel) => {
          const fee = feesOf(channel, price).buyer
          const { method, name, group } = channel
          const cashier_fee = termsOf(method).cashierExtraRupiah
          return { method, ...(name && { name, group }), fee, cashier_fee, total: price + fee }
        })
    },

    report: (): Omit<ChannelsReport, 'gateway'> => ({
      simulated,
      asked_at: stored.askedAt,
      problem: stored.problem,
      channels: methodsOf(current()).map(report),
    }),
  }
}

/** The channels that the owner offers and the gateway lists as active, in the order of the owner. */
function activeOf(
  { methods }: Settings['payments'],
  channelOf: (method: PaymentMethod) => Channel | undefined,
): Channel[] {
  return methods.flatMap(({ method, enabled }) => {
    const channel = channelOf(method)
    return enabled && channel?.active ? [channel] : []
  })
}

const takes =
  (price: number) =>
  ({ minRupiah, maxRupiah }: Channel): boolean =>
    price >= minRupiah && price <= maxRupiah

type Known = { active(): Channel[]; suspensionOf(method: PaymentMethod): Suspension | null }

function whyNot(price: number, { limits }: Settings['payments'], { active, suspensionOf }: Known): NoMethods {
  if (limits.max_rupiah !== null && price > limits.max_rupiah) return 'price'
  const channels = active()
  const fitting = channels.filter(takes(price))
  if (fitting.some(({ method }) => suspensionOf(method))) return 'paused'
  return channels.length > 0 && fitting.length === 0 ? 'price' : 'off'
}

/** A method that every site has may be missing in the gateway's list. */
function methodsOf(channels: readonly Channel[]): PaymentMethod[] {
  const listed = channels.map(({ method }) => method)
  return [...PAYMENT_METHODS, ...listed.filter((method) => !isKnown(method))]
}

function seenTerms(channel: Channel | undefined) {
  if (!channel?.active) return null
  const { name, buyer, minFee, maxFee, minRupiah, maxRupiah } = channel
  return [name, buyer.flat, buyer.percent, minFee, maxFee, minRupiah, maxRupiah]
}
