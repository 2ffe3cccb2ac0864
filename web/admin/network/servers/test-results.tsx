import {
  SERVER_CHECKS,
  type ServerCheck,
  type TestReason,
  type TestResult,
} from '#contract/network/servers-admin.schema.ts'
import type { AdminTextKey } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

type Key = Extract<AdminTextKey, `adminServers.${ServerCheck | 'reason'}_${string}`>

/** The advice of a reason, where it differs by check. */
const OWN: Record<ServerCheck, Partial<Record<TestReason, Key>>> = {
  rcon: {
    refused: 'adminServers.rcon_refused',
    timeout: 'adminServers.rcon_timeout',
    wrong_password: 'adminServers.rcon_wrong_password',
    no_password: 'adminServers.rcon_no_password',
    list_unreadable: 'adminServers.rcon_list_unreadable',
  },
  ping: { refused: 'adminServers.ping_refused' },
  boards: {
    refused: 'adminServers.boards_refused',
    access_denied: 'adminServers.boards_access_denied',
    unsafe_login: 'adminServers.boards_unsafe_login',
    no_boards: 'adminServers.boards_no_boards',
  },
}

const COMMON: Partial<Record<TestReason, Key>> = {
  host_not_found: 'adminServers.reason_host_not_found',
  timeout: 'adminServers.reason_timeout',
  closed: 'adminServers.reason_closed',
  not_understood: 'adminServers.reason_not_understood',
}

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
  const key = reason && (OWN[check][reason] ?? COMMON[reason])
  return (
    <div className={`notice ${reason && FIXED_HERE.includes(reason) ? 'notice-wait' : 'notice-bad'}`}>
      <Icon name={reason && FIXED_HERE.includes(reason) ? 'lock-keyhole' : 'circle-alert'} />
      <p className="wrap-anywhere min-w-0">
        <b>{label}</b>
        <span className="block text-ink">
          {key ? t(key) : detail}
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
