import { useState } from 'react'
import type { ChannelReport, ChannelsReport } from '#contract/payment-channels.schema.ts'
import type { PaymentMethod } from '#contract/payment-methods.ts'
import { adminCall } from '../api/admin-call.ts'
import { useToken } from '../api/token-store.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { useAction } from '../parts/use-action.ts'

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
