import { useState } from 'react'
import type { NoticeMessage } from '#contract/team/notices.schema.ts'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { StaleNotice } from '#web/admin/kit/parts/problem.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { LogRow } from './log-row.tsx'
import type { NoticesState } from './use-notices.ts'

const SHOWN = ['all', 'failed', 'waiting'] as const
type Shown = (typeof SHOWN)[number]
const LABELS = {
  all: 'admin.all',
  failed: 'adminNotices.failed',
  waiting: 'admin.waiting',
} as const

/** The last messages with what came back. */
export function LogPanel({ state }: { state: NoticesState }) {
  const { t } = useAdminText()
  const [shown, setShown] = useState<Shown>('all')
  const { data } = state
  if (!data) return <NotLoaded loaded={state} failed={t('adminNotices.logFailed')} />
  const messages = data.messages.filter((message) => shown === 'all' || message.state === shown)
  return (
    <Panel
      title={t('adminNotices.log')}
      text={t('adminNotices.logText')}
      flush
      action={
        <span className="flex items-center gap-2 text-faint text-sm">
          <span aria-hidden="true">{t('admin.show')}</span>
          <Select
            aria-label={t('admin.show')}
            className="input-small w-auto text-ink"
            value={shown}
            options={SHOWN.map((value) => ({ value, label: t(LABELS[value]) }))}
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
        <LogTable messages={messages} state={state} />
      )}
    </Panel>
  )
}

function LogTable({ messages, state }: { messages: readonly NoticeMessage[]; state: NoticesState }) {
  const { t } = useAdminText()
  return (
    <table className="data-table max-lg:block lg:[--cell:0.625rem_1.25rem]">
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col">{t('adminNotices.time')}</th>
          <th scope="col">{t('adminNotices.recipients')}</th>
          <th scope="col">{t('adminNotices.event')}</th>
          <th scope="col">{t('admin.result')}</th>
          <th scope="col">
            <span className="sr-only">{t('admin.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {messages.map((message) => (
          <LogRow key={message.id} message={message} onRetry={() => state.retry(message.id)} />
        ))}
      </tbody>
    </table>
  )
}
