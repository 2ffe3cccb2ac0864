import type { RecentReply } from '#contract/shop/delivery.schema.ts'
import { causeOfReply, isFailedReply } from '#contract/shop/failed-reply.ts'
import { toLines } from '#contract/shop/store-admin.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { at: FieldAt<string[]>; server: string }

/** One text in each line, and what the game replied lately to choose from. */
export function FailureTextsField({ at, server }: Props) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-3">
      <ListField
        at={at}
        write={(texts) => texts.join('\n')}
        read={toLines}
        help={t('adminServers.failureHelp')}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={Math.min(8, at.value.length + 2)}
            spellCheck={false}
            autoCapitalize="none"
          />
        )}
      </ListField>
      <RecentReplies at={at} server={server} />
    </div>
  )
}

function RecentReplies({ at, server }: Props) {
  const { t } = useAdminText()
  const { data, problem } = useReply('GET /api/admin/send-actions/replies', {})
  if (!data) return problem === null ? null : <p className="help">{t('adminServers.repliesFailed')}</p>
  const replies = data.replies.filter((one) => one.server === server)
  if (replies.length === 0) return <p className="help">{t('adminServers.repliesNone')}</p>
  return (
    <div>
      <b className="label">{t('adminServers.replies')}</b>
      <ul className="grid grid-cols-1 gap-2">
        {replies.map((reply) => (
          <ReplyRow key={reply.text} at={at} reply={reply} />
        ))}
      </ul>
    </div>
  )
}

function ReplyRow({
  at,
  reply: { text, reply, command, times },
}: {
  at: FieldAt<string[]>
  reply: RecentReply
}) {
  const { t, number } = useAdminText()
  const isKnown = causeOfReply(reply) !== null
  const isListed = at.value.includes(text)
  const isFailure = isFailedReply(reply, at.value)
  const canChange = !isKnown && at.lockedBy === null && isListed === isFailure
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 flex-1 basis-60">
        <code className="code wrap-anywhere">{reply}</code>
        <span className="num block text-faint text-sm wrap-anywhere">
          {t('adminServers.replyTo', { command: command ?? '', count: number(times) })}
        </span>
      </span>
      {isFailure && (
        <Badge tone="bad">{t(isKnown ? 'adminServers.replyKnown' : 'adminServers.replyFails')}</Badge>
      )}
      {canChange && (
        <Button
          onClick={() => at.set(isListed ? at.value.filter((one) => one !== text) : [...at.value, text])}
          label={t(isListed ? 'adminServers.replySucceeds' : 'adminServers.replyFails')}
        />
      )}
    </li>
  )
}
