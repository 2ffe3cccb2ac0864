import { useState } from 'react'
import type { Api } from '#contract/calls.ts'
import { NOTICE_TRIES } from '#contract/settings/notices.ts'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import { adminCall, type Loaded } from '#web/admin/kit/api/admin-call.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, StaleNotice, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const SHOWN = [
  { value: 'all', label: 'admin.all' },
  { value: 'failed', label: 'adminNotices.failed' },
  { value: 'waiting', label: 'admin.waiting' },
] as const

export type NoticesState = Loaded<Api['GET /api/admin/notices']['reply']>

export function LogPanel({ state }: { state: NoticesState }) {
  const { t } = useAdminText()
  const [shown, setShown] = useState<(typeof SHOWN)[number]['value']>('all')
  const { data } = state
  if (!data) return <NotLoaded loaded={state} />
  const messages = data.messages.filter((message) => shown === 'all' || message.state === shown)
  return (
    <Panel
      title={t('adminNotices.log')}
      flush
      action={
        <span className="flex items-center gap-2 text-faint text-sm">
          <span aria-hidden="true">{t('admin.show')}</span>
          <Select
            aria-label={t('admin.show')}
            className="input-small w-auto text-ink"
            value={shown}
            options={SHOWN.map(({ value, label }) => ({ value, label: t(label) }))}
            onChoose={setShown}
          />
        </span>
      }
    >
      <StaleNotice {...state} />
      {messages.length === 0 ? (
        <p className="px-5 py-8 text-center text-faint text-sm">
          {t(data.messages.length === 0 ? 'adminNotices.logEmpty' : 'adminNotices.logNothing')}
        </p>
      ) : (
        <table className="data-table max-lg:block lg:[--cell:0.625rem_1.25rem]">
          <thead className="max-lg:sr-only">
            <tr>
              <th scope="col">{t('adminNotices.time')}</th>
              <th scope="col">{t('adminNotices.recipients')}</th>
              <th scope="col">{t('adminNotices.event')}</th>
              <th scope="col">{t('admin.result')}</th>
              <Head hidden>{t('admin.actions')}</Head>
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {messages.map((message) => (
              <LogRow key={message.id} message={message} onRetried={state.reload} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}

function LogRow({ message, onRetried }: { message: NoticeMessage; onRetried: () => void }) {
  const { t, timestamp, exactTimestamp } = useAdminText()
  const { busy, problem, run } = useAction()
  const { id, at, name, title, lines, state, tries, topic, reason, reply } = message
  const canRetry = topic !== 'test' && (state === 'failed' || (state === 'waiting' && tries > 0))

  async function retry(): Promise<void> {
    await adminCall('POST /api/admin/notices/messages/:id/retry', { params: { id } })
    onRetried()
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
        <Problem error={problem} />
      </td>
      <td className="text-right max-lg:order-5 lg:py-1">
        {canRetry && (
          <Button variant="ghost" busy={busy} onClick={() => run(retry)}>
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
