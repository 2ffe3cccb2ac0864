import { NOTICE_TRIES } from '#contract/settings/notices.ts'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export function LogRow({ message, onRetry }: { message: NoticeMessage; onRetry: () => Promise<void> }) {
  const { t, timestamp, exactTimestamp } = useAdminText()
  const { busy, problem, run } = useAction()
  const { at, name, title, lines, state, tries, topic, reason, reply } = message
  const canRetry = topic !== 'test' && (state === 'failed' || (state === 'waiting' && tries > 0))

  async function retry(): Promise<void> {
    await onRetry()
    showDone(t('adminNotices.triedAgain'))
  }

  return (
    <tr className="border-line *:align-top max-lg:grid max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-4 max-lg:gap-y-1.5 max-lg:px-4 max-lg:py-3 max-lg:*:border-0 max-lg:*:p-0 max-lg:not-last:border-b">
      <td className="num whitespace-nowrap text-faint max-lg:order-3">
        <time dateTime={at} title={exactTimestamp(at)}>
          {timestamp(at)}
        </time>
      </td>
      <td className="max-lg:order-2 max-lg:text-soft">{name}</td>
      <td className="max-lg:order-1 max-lg:col-span-full">
        <details>
          <summary className="wrap-anywhere font-semibold max-lg:min-h-11 max-lg:py-3">{title}</summary>
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
      <td className="max-lg:order-4">
        <Result message={message} />
        {state !== 'delivered' && reason && (
          <span className="mt-1 block text-faint text-sm">{t(`adminNotices.reason_${reason}`)}</span>
        )}
        {problem !== null && <Problem text={t('adminNotices.tryAgainFailed')} error={problem} />}
      </td>
      <td className="text-right max-lg:order-5 lg:py-1">
        {canRetry && (
          <Button variant="ghost" busy={busy && t('adminNotices.tryingAgain')} onClick={() => run(retry)}>
            {t('admin.tryAgain')}
          </Button>
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
      {topic === 'attention' ? t('adminNotices.gathering', { time }) : t('admin.waiting')}
    </Badge>
  )
}
