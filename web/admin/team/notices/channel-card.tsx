import { useId, useState } from 'react'
import type { Channel, Smtp } from '#contract/settings/notices.schema.ts'
import type { ChannelState, NoticeTest } from '#contract/team/notices.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button, IconButton } from '#web/admin/kit/parts/button.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChannelFields, secretName } from './channel-fields.tsx'
import type { NoticesState } from './log-panel.tsx'

const LANGUAGES = [
  { value: 'en' as const, label: 'English' },
  { value: 'id' as const, label: 'Indonesia' },
]

type Props = {
  channel: FieldAt<Channel>
  isSaved: boolean
  smtp: FieldAt<Smtp | null>
  secrets: Secrets
  state: NoticesState
  onRemove: () => void
}

export function ChannelCard({ channel, isSaved, smtp, secrets, state, onRemove }: Props) {
  const { t } = useAdminText()
  const heading = useId()
  const { id, name } = channel.value
  const found = state.data?.channels.find((one) => one.id === id)
  const { busy, problem, run } = useAction()
  const [result, setResult] = useState<NoticeTest | null>(null)

  function test(): void {
    const secret = secrets.typed(secretName(channel.value)) || undefined
    const draft = channel.isChanged || !isSaved ? { channel: channel.value } : {}
    const body = { ...draft, ...(smtp.isChanged && { smtp: smtp.value }), ...(secret && { secret }) }
    run(() =>
      adminCall('POST /api/admin/notices/channels/:id/test', { params: { id }, body })
        .then(setResult)
        .finally(state.reload),
    )
  }

  return (
    <section className="panel flex flex-col" aria-labelledby={heading}>
      <div className="panel-head flex-nowrap">
        <h2 id={heading} className="min-w-0 [overflow-wrap:anywhere]">
          {name || '–'}
        </h2>
        <span className="flex items-center gap-1">
          {found && isSaved && <StateBadge state={found} />}
          <IconButton
            icon="trash-2"
            label={t('admin.removeName', { name })}
            className="-mr-2"
            onClick={onRemove}
          />
        </span>
      </div>
      <div className="panel-body flex flex-1 flex-col gap-4">
        <ChannelFields
          channel={channel}
          isSaved={isSaved}
          secrets={secrets}
          mailServer={state.data?.mail_server ?? null}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(10.5rem,100%),1fr))] gap-4">
          <TextField at={channel.at('name')} label={t('admin.name')} />
          <div data-path={channel.at('language').key}>
            <span className="label" aria-hidden="true">
              {t('admin.language')}
            </span>
            <Segmented
              label={t('admin.language')}
              options={LANGUAGES}
              value={channel.value.language}
              onChange={channel.at('language').set}
            />
          </div>
        </div>
        <div className="mt-auto grid grid-cols-1 gap-2 pt-1" aria-live="polite">
          <Button
            className="justify-self-start"
            icon="send"
            busy={busy}
            onClick={test}
            label={t('adminNotices.test')}
          />
          {result && problem === null && <TestResult result={result} />}
          <Problem error={problem} />
        </div>
      </div>
    </section>
  )
}

function StateBadge({ state }: { state: ChannelState }) {
  const { t, number } = useAdminText()
  const { lacks, simulated, failures, failed, waiting } = state
  if (lacks) return <Badge tone="plain">{t('admin.notSetUp')}</Badge>
  if (failures > 0) return <Badge tone="bad">{t('adminNotices.failing')}</Badge>
  if (failed > 0) return <Badge tone="wait">{t('adminNotices.failedCount', { count: number(failed) })}</Badge>
  if (simulated) return <Badge tone="note">{t('admin.demo')}</Badge>
  if (waiting > 0) return <Badge tone="wait">{t('adminNotices.waiting', { count: number(waiting) })}</Badge>
  return <Badge tone="ok">{t('adminNotices.works')}</Badge>
}

const LOOKS = {
  not_set: { colour: 'text-wait', icon: 'circle-alert' },
  delivered: { colour: 'text-ok', icon: 'circle-check' },
  failed: { colour: 'text-bad', icon: 'circle-x' },
} as const

function TestResult({ result }: { result: NoticeTest }) {
  const { t, number } = useAdminText()
  const { state, lacks, simulated, reason, reply, ms } = result
  const sentence = {
    not_set: t(`adminNotices.lacks_${lacks ?? 'address'}`),
    delivered: t(simulated ? 'adminNotices.testSimulated' : 'adminNotices.testDelivered', { ms: number(ms) }),
    failed: t(`adminNotices.reason_${reason ?? 'other'}`),
  }[state]
  return (
    <p className={`flex gap-2 text-sm ${LOOKS[state].colour}`}>
      <Icon name={LOOKS[state].icon} className="mt-0.5" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {sentence}
        {reply && <span className="block text-faint">{t('adminNotices.replied', { reply })}</span>}
      </span>
    </p>
  )
}
