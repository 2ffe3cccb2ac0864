import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { LoadedDetail } from '#web/admin/kit/lists/loaded-list.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { eventsOf } from '#web/admin/kit/parts/timeline.ts'
import { TimelineList } from '#web/admin/kit/parts/timeline-list.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { ActionBadge, ActionNote } from './action-note.tsx'
import { mayHaveArrived, useMayMark, useMayResend } from './action-questions.tsx'
import type { Ask } from './action-table.tsx'

const REFRESH_MS = 5_000

type Props = { id: string; onQuestion: Ask; onClose: () => void }

export function ActionDialog({ id, onQuestion, onClose }: Props) {
  const { t } = useAdminText()
  const loaded = useReply('GET /api/admin/send-actions/:id', { params: { id } }, REFRESH_MS)
  return (
    <Dialog
      title={t('admin.delivery')}
      onClose={onClose}
      foot={loaded.data && <ActionButtons action={loaded.data} onQuestion={onQuestion} />}
    >
      <LoadedDetail loaded={loaded}>
        {(data) => (
          <>
            <dl className="facts">
              <dt>{t('admin.username')}</dt>
              <dd className="font-semibold">{shownUsername(data.username)}</dd>
              <dt>{t('admin.status')}</dt>
              <dd>
                <ActionBadge action={data} />
                <ActionNote action={data} />
              </dd>
              <dt>{t('admin.server')}</dt>
              <dd>
                {data.wait_online
                  ? t('adminDelivery.whenOnline', { server: data.server.name })
                  : data.server.name}
              </dd>
              <dt>{t('adminDelivery.actions')}</dt>
              <dd className="code text-soft">{data.action.map(({ text }) => text).join('\n')}</dd>
            </dl>
            <section>
              <h3 className="mb-3 text-base">{t('adminDelivery.attempts')}</h3>
              <TimelineList events={eventsOf(data)} />
              {data.history.length === 0 && (
                <p className="mt-2 text-faint text-sm">{t('adminDelivery.noAttempts')}</p>
              )}
            </section>
            {data.purpose === 'vote' ? (
              <p className="text-faint text-sm">{t('adminDelivery.voteReward')}</p>
            ) : (
              <p>
                <SiteLink
                  className="link"
                  prefetch="none"
                  to={`/admin/store/transactions/${data.transaction_id}`}
                >
                  {t('adminDelivery.transaction')}
                </SiteLink>
              </p>
            )}
          </>
        )}
      </LoadedDetail>
    </Dialog>
  )
}

function ActionButtons({ action, onQuestion }: { action: SendAction; onQuestion: Ask }) {
  const { t } = useAdminText()
  const mayResend = useMayResend()
  const mayMark = useMayMark()
  const name = shownUsername(action.username)
  const isUnknown = mayHaveArrived(action)
  return (
    <>
      {mayMark(action) && (
        <Button
          variant="ghost"
          icon="check"
          aria-label={t(isUnknown ? 'adminDelivery.arrivedFor' : 'adminDelivery.settleFor', { name })}
          onClick={() => onQuestion('markChecked', action)}
          label={t(isUnknown ? 'adminDelivery.arrived' : 'adminDelivery.settle')}
        />
      )}
      {mayResend(action) && (
        <Button
          icon="rotate-ccw"
          aria-label={t('adminDelivery.resendTo', { name })}
          onClick={() => onQuestion('resend', action)}
          label={t(action.state === 'held' ? 'adminDelivery.send' : 'admin.resend')}
        />
      )}
    </>
  )
}
