import type { ReactNode } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { Pipeline, SendAction } from '#contract/shop/delivery.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { useOverview } from '#web/admin/kit/frame/overview.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { PickBox, type Picking } from '#web/admin/kit/lists/picking.tsx'
import { RowTime } from '#web/admin/kit/lists/row-time.tsx'
import { TestBadge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Menu, MenuItem } from '#web/admin/kit/parts/menu.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Link } from '#web/kit/router/index.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ActionBadge, CommandChips, useActionNote } from './action-note.tsx'
import { mayHaveArrived, useMayMark, useMayResend } from './action-questions.tsx'

export type Ask = (what: 'resend' | 'markChecked' | 'rename' | 'refund', action: SendAction) => void

export type ActionRowProps = {
  picking: Picking
  addressOf: (id: string) => string
  onQuestion: Ask
}

type Props = ActionRowProps & {
  /** Above the others; null where the list is filtered. */
  waiting: Pipeline['waiting'] | null
  actions: readonly SendAction[]
  isWaiting: boolean
  /** The address of everything that waits. */
  allWaiting: string
  isStale: boolean
}

const WIDTHS = ['16.5%', '14%', '15%', undefined, '6.75rem', '6.75rem']

/** Columns of the specification, with the product. */
export function ActionTable({ waiting, actions, isWaiting, allWaiting, isStale, ...row }: Props) {
  const { t, number } = useAdminText()
  const first = waiting?.actions ?? []
  const hidden = (waiting?.count ?? 0) - first.length
  const rows = (list: readonly SendAction[]) =>
    list.map((action) => <Row key={action._id} action={action} {...row} />)
  return (
    <table
      className="list tappable list-fixed deliveries"
      data-stale={isStale || undefined}
      aria-busy={isStale}
    >
      <colgroup>
        {WIDTHS.map((width, column) => (
          <col key={column} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <Head>{t('admin.username')}</Head>
          <Head>{t('admin.product')}</Head>
          <Head>{t('admin.status')}</Head>
          <Head>{t('adminDelivery.actions')}</Head>
          <Head className="text-right">{t('admin.date')}</Head>
          <Head hidden>{t('admin.resend')}</Head>
        </tr>
      </thead>
      <tbody>
        {(isWaiting || first.length > 0) && (
          <Lane>
            <WaitingCause actions={isWaiting ? actions : first} />
            {hidden > 0 && (
              <Link to={allWaiting} className="link ml-3">
                {t('adminDelivery.allOf', { count: number(waiting?.count ?? 0) })}
              </Link>
            )}
          </Lane>
        )}
        {rows(first)}
        {first.length > 0 && actions.length > 0 && <Lane>{t('adminDelivery.latest')}</Lane>}
        {rows(actions)}
      </tbody>
    </table>
  )
}

const Lane = ({ children }: { children: ReactNode }) => (
  <tr className="lane">
    <td colSpan={WIDTHS.length}>{children}</td>
  </tr>
)

/** The servers that do not answer, and when they are tried next. */
function WaitingCause({ actions }: { actions: readonly SendAction[] }) {
  const { t, rowTime } = useAdminText()
  const away = (useOverview().data?.servers ?? []).filter(
    ({ id, since, waiting }) => since && waiting > 0 && actions.some(({ server }) => server.id === id),
  )
  const causes = away.map(({ id, name, since }) => {
    const next = actions.find(({ server, next_try_at }) => server.id === id && next_try_at)?.next_try_at
    const outage = t('adminDelivery.outage', { server: name, time: rowTime(since ?? '') })
    return next ? `${outage}, ${t('adminDelivery.nextTry', { time: rowTime(next) })}` : outage
  })
  return [t('admin.waiting'), causes.join(' · ')].filter(Boolean).join(': ')
}

/** The product, or the occasion of commands that nobody bought. */
export function useProductText(): (action: SendAction) => string {
  const { t, language } = useAdminText()
  return ({ purpose, product_name, product_name_id }) => {
    if (purpose === 'vote') return t('adminDelivery.voteReward')
    if (product_name === null) return '–'
    const product = productNameIn(language, { product_name, product_name_id: product_name_id ?? '' })
    return purpose === 'refund' ? t('adminDelivery.refundOf', { product }) : product
  }
}

function Row({ action, picking, addressOf, onQuestion }: ActionRowProps & { action: SendAction }) {
  const { timestamp } = useAdminText()
  const name = shownUsername(action.username)
  const note = useActionNote()(action)
  const at = action.success_at ?? action.created_at
  return (
    <tr>
      <td>
        <span className="flex items-center">
          <PickBox picking={picking} id={action._id} name={name} />
          <Link className="row-link" to={addressOf(action._id)} preventScrollReset>
            <PlayerHead name={name} size={20} />
            <span className="truncate">{name}</span>
          </Link>
        </span>
      </td>
      <td className="text-soft max-lg:hidden">{useProductText()(action)}</td>
      <td title={note ?? undefined}>
        <span className="flex items-center gap-2">
          <ActionBadge action={action} />
          {note && <span className="sr-only"> {note}</span>}
          {action.is_test && <TestBadge />}
        </span>
      </td>
      <td className="full">
        <CommandChips action={action} />
      </td>
      <td className="num text-right text-faint max-lg:hidden" title={timestamp(at)}>
        <RowTime at={at} />
      </td>
      <td>
        <RowActs action={action} name={name} onQuestion={onQuestion} />
      </td>
    </tr>
  )
}

/** Resend is a button of its own, which shows on hover and focus; on touch it is in the menu. */
function RowActs({ action, name, onQuestion }: { action: SendAction; name: string; onQuestion: Ask }) {
  const { t } = useAdminText()
  const mayResend = useMayResend()(action)
  const isOpen = useMayMark()(action)
  const resend = t(action.state === 'held' ? 'adminDelivery.send' : 'admin.resend')
  return (
    <div className="row-acts">
      {mayResend && (
        <Button
          variant="ghost"
          aria-label={t('adminDelivery.resendTo', { name })}
          aria-keyshortcuts="R"
          onClick={() => onQuestion('resend', action)}
          label={resend}
        />
      )}
      <Menu label={t('adminDelivery.moreFor', { name })}>
        {mayResend && (
          <MenuItem icon="rotate-ccw" label={resend} onAct={() => onQuestion('resend', action)} />
        )}
        {isOpen && (
          <MenuItem
            icon="check"
            label={t(mayHaveArrived(action) ? 'adminDelivery.arrived' : 'adminDelivery.settle')}
            onAct={() => onQuestion('markChecked', action)}
          />
        )}
        {action.purpose !== 'vote' && (
          <SiteLink to={`/admin/store/transactions/${action.transaction_id}`}>
            <Icon name="receipt" />
            {t('adminDelivery.transaction')}
          </SiteLink>
        )}
        <MenuItem
          icon="copy"
          label={t('adminDelivery.copyCommand')}
          onAct={() => copyText(action.action.map(({ text }) => text).join('\n'))}
        />
      </Menu>
    </div>
  )
}
