// Keeps the channel list up to date: asks the gateway hourly, and tests the methods that it has refused.
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { ChannelsReport, ListProblem } from '#contract/shop/payment-channels.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { GatewayError, type PaymentGateway, type PaymentGateways } from './gateways/payment-gateway.ts'
import { storeChannelList, storeListProblem } from './payment-channels.repository.ts'
import type { PaymentChannels } from './payment-channels.service.ts'
import type { PaymentRouting } from './payment-routing.service.ts'
import { createRefusedMethods, type OtherFee } from './refused-methods.service.ts'

type Deps = Core & {
  gatewayId: GatewayId
  channels: PaymentChannels
  /** Null while payments are off. */
  gateway: Pick<PaymentGateway, 'listChannels' | 'open' | 'cancel'> | null
  limits: Pick<Limits, 'require'>
  /** After the commit: other processes reload, cached pages are dropped. */
  publish(): Promise<void>
  notices: Pick<Notices, 'record'>
}

type Report = Omit<ChannelsReport, 'gateway'>

const MINUTE_MS = 60_000
/** Only one of several processes asks in an hour. */
const FRESH_MS = 55 * MINUTE_MS
const LIMIT = { limit: 12, windowMs: MINUTE_MS }

function createChannelUpdates(deps: Deps) {
  const { db, clock, log, channels, gateway, limits, publish } = deps
  const { source } = channels
  const refused = createRefusedMethods(deps)
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

  /** At the start, hourly, and more often while the gateway does not answer; of several processes one asks. */
  async function askIfOld(signal?: AbortSignal): Promise<void> {
    const askedAt = channels.askedAt()
    const isFailing = channels.report().problem !== null
    if (hasAsked && !isFailing && askedAt && clock.now().getTime() - askedAt.getTime() < FRESH_MS) return
    await ask(signal)
  }

  return {
    ...refused,

    async refresh(signal?: AbortSignal): Promise<void> {
      if (!gateway) return
      await channels.reload()
      await askIfOld(signal)
      await refused.retest('due')
    },

    report: channels.report,

    /** For the console: asks now, and tests what was refused. */
    async askNow(admin: string): Promise<Report> {
      await limits.require(`payment-channels ${admin}`, LIMIT)
      await ask()
      await refused.retest('all')
      return channels.report()
    },

    /** The gateway charged another fee: its list has changed, or does not say the truth. */
    async onOtherFee(changed: OtherFee): Promise<void> {
      await ask()
      await refused.onOtherFee(changed)
    },
  }
}

function problemOf({ about }: GatewayError): ListProblem {
  if (about === 'key') return 'refused'
  if (about === 'address') return 'address'
  return about === 'reply' ? 'invalid' : 'unreachable'
}

type GatewaysDeps = Omit<Deps, 'gatewayId' | 'channels' | 'gateway'> & {
  gateways: Pick<PaymentGateways, 'find'>
  channels: Pick<PaymentRouting, 'lists'>
}

type Reports = { gateways: ChannelsReport[] }
export type GatewayUpdates = ReturnType<typeof createGatewayUpdates>

export function createGatewayUpdates({ gateways, channels: { lists }, ...deps }: GatewaysDeps) {
  const updates = lists.map(({ gateway, channels }) => ({
    gateway,
    ...createChannelUpdates({
      ...deps,
      gatewayId: gateway,
      channels,
      gateway: gateways.find(gateway),
    }),
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
    onRefused: async (gateway: string | null, method: PaymentMethod, error: GatewayError): Promise<void> =>
      find(gateway)?.onRefused(method, error),
    onAccepted: async (gateway: string | null, method: PaymentMethod): Promise<void> =>
      find(gateway)?.onAccepted(method),
    /** Methods that this gateway has refused, for a test on the Go live screen. */
    retest: async (gateway: string): Promise<void> => find(gateway)?.retest('all'),
    onOtherFee: async (gateway: string | null, changed: OtherFee): Promise<void> =>
      find(gateway)?.onOtherFee(changed),
  }
}
