import { useEffect, useEffectEvent, useState } from 'react'
import type { ServerTest } from '#contract/network/servers-admin.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'

/** Passwords that were typed and not saved. */
type Typed = { rcon_password?: string; boards_password?: string }

type Run = { busy: boolean; result: ServerTest | null; at: string | null; problem: unknown }

const NOT_RUN: Run = { busy: false, result: null, at: null, problem: null }

export type ServerTests = ReturnType<typeof useServerTests>

/** Tests every saved server when the screen opens and after each save. */
export function useServerTests(saved: readonly string[], version: number) {
  const [runs, setRuns] = useState<Readonly<Record<string, Run>>>({})
  const change = (id: string, next: Partial<Run>) =>
    setRuns((before) => ({ ...before, [id]: { ...(before[id] ?? NOT_RUN), ...next } }))

  async function run(id: string, draft: GameServer | null, typed: Typed = {}): Promise<void> {
    change(id, { busy: true })
    try {
      const body = { ...(draft && { server: draft }), ...typed }
      const result = await adminCall('POST /api/admin/servers/:id/test', { params: { id }, body })
      change(id, { busy: false, result, at: new Date().toISOString(), problem: null })
    } catch (error) {
      change(id, { busy: false, problem: error })
    }
  }

  const runAll = useEffectEvent(() => {
    for (const id of saved) run(id, null)
  })
  useEffect(() => {
    // Reads `version` so that a save tests again.
    if (version >= 0) runAll()
  }, [version])

  return { of: (id: string): Run => runs[id] ?? NOT_RUN, run }
}
