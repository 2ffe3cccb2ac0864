import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { TestBadge } from '#web/admin/kit/parts/test-badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Link } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ActionBadge } from './action-badge.tsx'
import { ActionNote, ActionServer } from './action-note.tsx'
import { Commands } from './commands.tsx'
import { useMayResend } from './use-may-resend.ts'

export type Ask = (what: 'resend' | 'markChecked', action: SendAction) => void

type Props = {
  actions: readonly SendAction[]
  stale: boolean
  addressOf: (id: string) => string
  onQuestion: Ask
}

export function ActionTable({ actions, stale, addressOf, onQuestion }: Props) {
  const { t, timestamp } = useAdminText()
  return (
    <table className="list" data-stale={stale || undefined} aria-busy={stale}>
      <thead>
        <tr>
          <th scope="col">{t('adminDelivery.username')}</th>
          <th scope="col">{t('adminDelivery.status')}</th>
          <th scope="col">{t('adminDelivery.actions')}</th>
          <th scope="col">{t('adminDelivery.date')}</th>
          <th scope="col">
            <span className="sr-only">{t('adminDelivery.resend')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {actions.map((action) => (
          <tr key={action._id}>
            <td>
              <Link className="row-link" to={addressOf(action._id)} preventScrollReset>
                {shownUsername(action.username)}
              </Link>
            </td>
            <td className="max-lg:text-right">
              <span className="flex flex-wrap items-center gap-2 max-lg:justify-end lg:flex-nowrap">
                <ActionBadge action={action} />
                {action.is_test && <TestBadge />}
              </span>
            </td>
            <td className="full lg:w-full">
              <span className="block text-faint text-xs">
                <ActionServer action={action} />
                {action.purpose === 'vote' && ` · ${t('adminDelivery.voteReward')}`}
              </span>
              <Commands commands={action.action.map(({ text }) => text)} />
              <ActionNote action={action} />
            </td>
            <td className="num full date text-faint">{timestamp(action.success_at ?? action.created_at)}</td>
            <td
              className={`full lg:w-[1%] lg:whitespace-nowrap ${action.state === 'done' ? 'buttons' : 'max-lg:mt-1'}`}
            >
              <ActionButtons action={action} onQuestion={onQuestion} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function ActionButtons({ action, onQuestion }: { action: SendAction; onQuestion: Ask }) {
  const { t } = useAdminText()
  const mayResend = useMayResend()
  const name = shownUsername(action.username)
  const isUnknown = action.state === 'unknown'
  return (
    <span className="flex flex-wrap items-center justify-end gap-1 lg:flex-col lg:items-end xl:flex-row xl:flex-nowrap">
      {action.needs_person && (isUnknown || action.state === 'failed') && (
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={t(isUnknown ? 'adminDelivery.markDoneFor' : 'adminDelivery.settleFor', { name })}
          onClick={() => onQuestion('markChecked', action)}
        >
          <Icon name="check" />
          {t(isUnknown ? 'adminDelivery.markDone' : 'adminDelivery.settle')}
        </button>
      )}
      {mayResend(action) && (
        <button
          type="button"
          className={`btn btn-sm ${action.state === 'done' ? 'btn-ghost text-faint!' : 'btn-outline'}`}
          aria-label={t('adminDelivery.resendTo', { name })}
          onClick={() => onQuestion('resend', action)}
        >
          <Icon name="rotate-ccw" />
          {t('adminDelivery.resend')}
        </button>
      )}
    </span>
  )
}
