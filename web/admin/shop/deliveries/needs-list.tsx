// Deliveries that wait for a decision, open: what happened, what the game replied, and what can be done about it.
import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { SendAction } from '#contract/shop/delivery.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { PickBox } from '#web/admin/kit/lists/picking.tsx'
import { RowTime } from '#web/admin/kit/lists/row-time.tsx'
import { TestBadge } from '#web/admin/kit/parts/badge.tsx'
import { Button, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Link } from '#web/kit/router/index.ts'
import type { Look } from '#web/kit/ui/button.tsx'
import { ActionBadge, CommandChips, useActionNote } from './action-note.tsx'
import { type ActionRowProps, useProductText } from './action-table.tsx'
import { HeldActs } from './held-acts.tsx'

type Props = ActionRowProps & {
  actions: readonly SendAction[]
  count: number
  /** The address of all of them. */
  all: string
}

export function NeedsList({ actions, count, all, ...row }: Props) {
  const { t, number } = useAdminText()
  /** Only the selected one has the yellow button. */
  const [selected, setSelected] = useState<string | null>(null)
  const first = actions.find(({ _id }) => _id === selected) ?? actions[0]
  return (
    <section className="mb-3">
      <h2 className="pt-2 pb-1.5 text-[0.8125rem] text-wait leading-5 tracking-[0]">
        {t('admin.needsPerson')} <span className="text-faint">{number(count)}</span>
        {count > actions.length && (
          <Link to={all} className="link ml-3">
            {t('adminDelivery.allOf', { count: number(count) })}
          </Link>
        )}
      </h2>
      <ol className="needs">
        {actions.map((action) => (
          <Need
            key={action._id}
            action={action}
            isFirst={action === first}
            onSelect={() => setSelected(action._id)}
            {...row}
          />
        ))}
      </ol>
    </section>
  )
}

type NeedProps = ActionRowProps & { action: SendAction; isFirst: boolean; onSelect: () => void }

function Need({ action, isFirst, onSelect, picking, addressOf, onQuestion }: NeedProps) {
  const { t, knownWords, timestamp } = useAdminText()
  const { state, cause, last_reply } = action
  const name = shownUsername(action.username)
  const product = useProductText()(action)
  const note = useActionNote()(action)
  return (
    <li
      className={`ask ${state === 'failed' ? 'ask-bad' : ''}`}
      data-at={isFirst || undefined}
      onFocus={onSelect}
    >
      <div className="need-line">
        <span className="flex min-w-0 items-center gap-2">
          <PickBox picking={picking} id={action._id} name={name} />
          <Link className="row-link" to={addressOf(action._id)} preventScrollReset>
            <PlayerHead name={name} size={24} />
            <span className="truncate">{name}</span>
          </Link>
        </span>
        <span className="flex items-center gap-2 max-lg:hidden">
          <span className="truncate">{product}</span>
          {action.is_test && <TestBadge />}
        </span>
        <ActionBadge action={action} />
        <CommandChips action={action} />
        <span className="num text-right text-faint max-lg:hidden" title={timestamp(action.created_at)}>
          <RowTime at={action.created_at} />
        </span>
      </div>
      <div className="lg:pl-8">
        <p>
          {state === 'held'
            ? note
            : state === 'unknown'
              ? t('adminDelivery.noReply')
              : cause
                ? `${t(`adminDelivery.cause_${cause}`)}.`
                : t('adminDelivery.failedNote')}
        </p>
        {last_reply && <code className="code said">{knownWords(last_reply, 'reply')}</code>}
        <div className="acts mt-2.5 flex flex-wrap items-center gap-2">
          <Acts action={action} first={isFirst ? 'primary' : 'outline'} onQuestion={onQuestion} />
        </div>
      </div>
    </li>
  )
}

type ActsProps = Pick<ActionRowProps, 'onQuestion'> & { action: SendAction; first: Look['variant'] }

/** The first button follows from the cause. What this role may not decide has a sentence instead. */
function Acts({ action, first, onQuestion }: ActsProps) {
  const { t } = useAdminText()
  const may = useMay()
  const name = shownUsername(action.username)
  const { state, cause, purpose, product_id } = action
  const resend = (variant: Look['variant']) => (
    <Button
      variant={variant}
      label={t('admin.resend')}
      aria-label={t('adminDelivery.resendTo', { name })}
      aria-keyshortcuts="R"
      onClick={() => onQuestion('resend', action)}
    />
  )
  const mark = (variant: Look['variant']) => (
    <Button
      variant={variant}
      icon={state === 'unknown' ? 'check' : undefined}
      label={t(state === 'unknown' ? 'adminDelivery.arrived' : 'adminDelivery.settle')}
      aria-label={t(state === 'unknown' ? 'adminDelivery.arrivedFor' : 'adminDelivery.settleFor', { name })}
      onClick={() => onQuestion('markChecked', action)}
    />
  )
  if (state === 'held') {
    return (
      <HeldActs
        held={action.held}
        first={first}
        onSend={() => onQuestion('resend', action)}
        onMark={() => onQuestion('markChecked', action)}
        onRefund={() => onQuestion('refund', action)}
      />
    )
  }
  if (state === 'unknown') {
    return (
      <>
        {mark(first)}
        {resend('ghost')}
      </>
    )
  }
  const isWrongName = cause === 'name' && purpose !== 'vote'
  const isWrongCommand = cause === 'command' && product_id && may('commands')
  return (
    <>
      {isWrongName && (
        <Button variant={first} icon="user-pen" onClick={() => onQuestion('rename', action)}>
          {t('adminOrders.rename')}
        </Button>
      )}
      {isWrongCommand && (
        <LinkButton
          to={`/admin/store/products/${encodeURIComponent(product_id)}`}
          variant={first}
          icon="pencil"
          label={t('adminHome.editCommands')}
        />
      )}
      {resend(isWrongName || isWrongCommand ? 'outline' : first)}
      {mark('ghost')}
      {isWrongName && <span className="text-faint text-xs">{t('adminOrders.renameText')}</span>}
    </>
  )
}
