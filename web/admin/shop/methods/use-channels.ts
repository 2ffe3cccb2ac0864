import { useState } from 'react'
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { ChannelReport, ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { useAction } from '#web/admin/kit/parts/action.tsx'

const REFRESH_MS = 60_000

export type Channels = ReturnType<typeof useChannels>

/** The channels of the gateways as they listed them last; `askAgain` asks them now. */
export function useChannels() {
  const [asked, setAsked] = useState<{ reports: ChannelsReport[]; at: number } | null>(null)
  const { busy, problem, run } = useAction()
  const loaded = useReply('GET /api/admin/payment-channels', {}, REFRESH_MS)
  const isNewer = asked && (!loaded.loadedAt || Date.parse(loaded.loadedAt) < asked.at)
  const reports = isNewer ? asked.reports : loaded.data?.gateways
  return {
    reports,
    loadProblem: reports ? null : loaded.problem,
    reload: loaded.reload,
    isAsking: busy,
    askProblem: problem,
    /** At each gateway, in the order in which they are asked. */
    find: (method: PaymentMethod): { gateway: GatewayId; channel: ChannelReport }[] =>
      (reports ?? []).flatMap(({ gateway, channels }) =>
        channels.filter((channel) => channel.method === method).map((channel) => ({ gateway, channel })),
      ),
    askAgain: () =>
      run(async () => {
        const reply = await adminCall('POST /api/admin/payment-channels/ask', {})
        setAsked({ reports: reply.gateways, at: Date.now() })
      }),
  }
}
