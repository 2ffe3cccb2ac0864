import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ServerTest } from '#contract/network/servers-admin.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'

/** Passwords that were typed and not saved. */
type Typed = { rcon_password?: string; boards_password?: string }

type Run = { busy: boolean; result: ServerTest | null; at: string | null; problem: unknown }

const NOT_RUN: Run = { busy: false, result: null, at: null, problem: null }

export type ServerTests = ReturnType<typeof useServerTests>

/** Tests every saved server when the screen opens and after each save: `state` changes with settings and passwords. */
export function useServerTests(saved: readonly string[], state: string) {
  const latest = useRef<Record<string, number>>({})
  const [runs, setRuns] = useState<Readonly<Record<string, Run>>>({})
  const change = (id: string, next: Partial<Run>) =>
    setRuns((before) => ({ ...before, [id]: { ...(before[id] ?? NOT_RUN), ...next } }))

  async function run(id: string, draft: GameServer | null, typed: Typed = {}): Promise<void> {
    // A slower test of an earlier state must not replace a later result.
    const turn = (latest.current[id] ?? 0) + 1
    latest.current[id] = turn
    const finish = (result: Partial<Run>) => {
      if (latest.current[id] === turn) change(id, { busy: false, ...result })
    }
    change(id, { busy: true })
    try {
      const body = { ...(draft && { server: draft }), ...typed }
      const result = await adminCall('POST /api/admin/servers/:id/test', { params: { id }, body })
      finish({ result, at: new Date().toISOString(), problem: null })
    } catch (error) {
      finish({ problem: error })
    }
  }

  const runAll = useEffectEvent(() => {
    for (const id of saved) run(id, null)
  })
  useEffect(() => {
    // Reads `state` so that a save tests again.
    if (state) runAll()
  }, [state])

  return { of: (id: string): Run => runs[id] ?? NOT_RUN, run }
}
