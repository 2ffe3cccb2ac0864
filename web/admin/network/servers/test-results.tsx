import {
  SERVER_CHECKS,
  type ServerCheck,
  type TestReason,
  type TestResult,
} from '#contract/network/servers-admin.schema.ts'
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
]

type Props = {
  results: Record<ServerCheck, TestResult>
  /** Deliveries that wait for this server. */
  waiting: number
}

export function TestResults({ results, waiting }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {SERVER_CHECKS.filter((check) => results[check].state !== 'not_set').map((check) => (
        <li key={check}>
          <Result check={check} result={results[check]} waiting={check === 'rcon' ? waiting : 0} />
        </li>
      ))}
    </ul>
  )
}

function Result({ check, result, waiting }: { check: ServerCheck; result: TestResult; waiting: number }) {
  const { t, number } = useAdminText()
  const { state, reason, ms, detail } = result
  const label = t(`adminServers.check_${check}`)
  if (state === 'ok') {
    return (
      <div className="notice notice-ok">
        <Icon name="circle-check" />
        <p className="wrap-anywhere min-w-0">
          <b>{label}</b>
          {ms !== null && ` · ${t('adminServers.answered', { ms: number(ms) })}`}
          {detail && <span className="block text-ink">{okDetail(check, detail, t)}</span>}
        </p>
      </div>
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
