import { useState } from 'react'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { ChannelReport, ChannelsReport } from '#contract/shop/payment-channels.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { useAction } from '#web/admin/kit/parts/use-action.ts'

const REFRESH_MS = 60_000

export type Channels = ReturnType<typeof useChannels>

/** The channels of the gateway as it listed them last; `askAgain` asks it now. */
export function useChannels() {
  const token = useToken()
  const [asked, setAsked] = useState<{ report: ChannelsReport; at: number } | null>(null)
  const { busy, problem, run } = useAction()
  const loaded = useLoaded(
    token ? 'channels' : null,
    (signal) => adminCall('GET /api/admin/payment-channels', {}, signal),
    REFRESH_MS,
  )
  const isNewer = asked && (!loaded.loadedAt || Date.parse(loaded.loadedAt) < asked.at)
  const report = isNewer ? asked.report : loaded.data
  return {
    report,
    loadProblem: report ? null : loaded.problem,
    reload: loaded.reload,
    isAsking: busy,
    askProblem: problem,
    find: (method: PaymentMethod): ChannelReport | null =>
      report?.channels.find((channel) => channel.method === method) ?? null,
    askAgain: () =>
      run(async () => {
        const reply = await adminCall('POST /api/admin/payment-channels/ask', {})
        setAsked({ report: reply, at: Date.now() })
      }),
  }
}
