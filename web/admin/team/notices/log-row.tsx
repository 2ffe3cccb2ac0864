import { NOTICE_TRIES } from '#contract/settings/notices.ts'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { message: NoticeMessage; onRetry: () => Promise<void> }

export function LogRow({ message, onRetry }: Props) {
  const { t, timestamp, exactTimestamp } = useAdminText()
  const { busy, problem, run } = useAction()
  const { at, name, title, lines, state, tries, topic, reason, reply } = message
  const canRetry = topic !== 'test' && (state === 'failed' || (state === 'waiting' && tries > 0))

  async function retry(): Promise<void> {
    await onRetry()
    showDone(t('adminNotices.triedAgain'))
  }

  return (
    <tr>
      <td className="when num text-faint">
        <time dateTime={at} title={exactTimestamp(at)}>
          {timestamp(at)}
        </time>
      </td>
      <td className="to">{name}</td>
      <td className="what">
        <details>
          <summary>{title}</summary>
          <ul className="mt-1 grid gap-1 text-soft text-sm">
            {lines.map((line) => (
              <li key={line} className="[overflow-wrap:anywhere]">
                {line}
              </li>
            ))}
            {reply && (
              <li className="text-faint [overflow-wrap:anywhere]">{t('adminNotices.replied', { reply })}</li>
            )}
          </ul>
        </details>
      </td>
      <td className="result">
        <Result message={message} />
        {state !== 'delivered' && reason && (
          <span className="mt-1 block text-faint text-sm">{t(`adminNotices.reason_${reason}`)}</span>
        )}
        {problem !== null && <Problem text={t('adminNotices.tryAgainFailed')} error={problem} />}
      </td>
      <td className="again">
        {canRetry && (
          <BusyButton
            busy={busy}
            busyLabel={t('adminNotices.tryingAgain')}
            className="btn-ghost btn-sm"
            onClick={() => run(retry)}
          >
            {t('adminNotices.tryAgain')}
          </BusyButton>
        )}
      </td>
    </tr>
  )
}

function Result({ message }: { message: NoticeMessage }) {
  const { t, number, timestamp } = useAdminText()
  const { state, tries, ms, next_try_at, topic } = message
  if (state === 'delivered')
    return <Badge tone="ok">{t('adminNotices.delivered', { ms: number(ms ?? 0) })}</Badge>
  if (state === 'failed') return <Badge tone="bad">{t('adminNotices.failed')}</Badge>
  const time = next_try_at ? timestamp(next_try_at).replace(/^.*, /, '') : '–'
  if (tries > 0) {
    return <Badge tone="wait">{t('adminNotices.tried', { tries, max: NOTICE_TRIES, time })}</Badge>
  }
  return (
    <Badge tone="note">
      {topic === 'attention' ? t('adminNotices.gathering', { time }) : t('adminNotices.waits')}
    </Badge>
  )
}
