// State of the channels and the log, polled while the screen is open; tests of channels.
import { useState } from 'react'
import type { Channel, Smtp } from '#contract/settings/notices.schema.ts'
import type { NoticeTest } from '#contract/team/notices.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'

const POLL_MS = 10_000

type Draft = { channel?: Channel; smtp?: Smtp | null; secret?: string }
type Test = { busy: boolean; result: NoticeTest | null; problem: unknown }

const NOT_TESTED: Test = { busy: false, result: null, problem: null }

export type NoticesState = ReturnType<typeof useNotices>

/** `version` of the saved channels. */
export function useNotices(version: number) {
  const loaded = useLoaded(
    `notices ${version}`,
    (signal) => adminCall('GET /api/admin/notices', {}, signal),
    POLL_MS,
  )
  const [tests, setTests] = useState<Readonly<Record<string, Test>>>({})
  const change = (id: string, next: Partial<Test>) =>
    setTests((before) => ({ ...before, [id]: { ...(before[id] ?? NOT_TESTED), ...next } }))

  return {
    ...loaded,
    testOf: (id: string): Test => tests[id] ?? NOT_TESTED,
    async test(id: string, body: Draft): Promise<void> {
      change(id, { busy: true, problem: null })
      try {
        const result = await adminCall('POST /api/admin/notices/channels/:id/test', { params: { id }, body })
        change(id, { busy: false, result })
      } catch (problem) {
        change(id, { busy: false, result: null, problem })
      }
      loaded.reload()
    },
    async retry(id: string): Promise<void> {
      await adminCall('POST /api/admin/notices/messages/:id/retry', { params: { id } })
      loaded.reload()
    },
  }
}
