import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type {
  ServerCheck,
  ServerTest,
  TestReason,
  TestResult,
} from '#contract/network/servers-admin.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { findText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** Reasons that the owner fixes here are yellow, a server that does not answer is red. */
const FIXED_HERE: readonly TestReason[] = [
  'wrong_password',
  'no_password',
  'access_denied',
  'unsafe_login',
  'no_boards',
  'h2_file',
  'tls_required',
  'tls_missing',
  'tls_certificate',
]

type ResultProps = { check: ServerCheck; result: TestResult; waiting: number }

/** `waiting`: deliveries that wait for this server. */
export function Result({ check, result, waiting }: ResultProps) {
  const { t, number } = useAdminText()
  const { state, reason, ms, detail } = result
  const label = t(`adminServers.check_${check}`)
  if (state === 'ok') {
    return (
      <p className="flex items-baseline gap-2 text-sm">
        <i className="dot text-ok" />
        <span className="wrap-anywhere min-w-0 text-soft">
          <b className="text-ink">{label}</b>
          {ms !== null && ` · ${t('adminServers.answered', { ms: number(ms) })}`}
          {detail && ` · ${okDetail(check, detail, t)}`}
        </span>
      </p>
    )
  }
  // The advice of a reason differs by check.
  const advice = [check, 'reason']
    .map((start) => findText(t, `adminServers.${start}_${reason}`))
    .find(Boolean)
  return (
    <div className={`notice ${reason && FIXED_HERE.includes(reason) ? 'notice-wait' : 'notice-bad'}`}>
      <Icon name={reason && FIXED_HERE.includes(reason) ? 'lock-keyhole' : 'circle-alert'} />
      <p className="wrap-anywhere min-w-0">
        <b>{label}</b>
        <span className="block text-ink">
          {advice ?? detail}
          {waiting > 0 && ` ${t('adminServers.waiting', { count: number(waiting) })}`}
        </span>
      </p>
    </div>
  )
}

function okDetail(check: ServerCheck, detail: string, t: ReturnType<typeof useAdminText>['t']): string {
  if (check === 'rcon') return `list → “${detail}”`
  return check === 'boards' ? t('adminServers.boardsFound', { names: detail }) : detail
}

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
