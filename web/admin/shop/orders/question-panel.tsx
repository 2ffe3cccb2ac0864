// The decision of a person, above everything else: one question, two answers, each with its consequence.
import type { ReactNode } from 'react'
import type { SendActionDetail } from '#contract/shop/delivery.schema.ts'
import { readCheck, skippedByResend } from '#contract/shop/delivery.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { canAccept } from '#contract/shop/orders.ts'
import { useMay, useOverview } from '#web/admin/kit/frame/overview.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Asked } from './questions.tsx'

type Props = { order: OrderDetail; onAsk: (asked: Asked) => void }

export function QuestionPanel({ order, onAsk }: Props) {
  const action = order.send_actions.find(({ needs_person }) => needs_person)
  if (action?.state === 'held') return <HeldQuestion action={action} order={order} onAsk={onAsk} />
  if (action) return <DeliveryQuestion action={action} onAsk={onAsk} />
  return order.needs_person && <PaymentQuestion order={order} onAsk={onAsk} />
}

function DeliveryQuestion({ action, onAsk }: { action: SendActionDetail; onAsk: Props['onAsk'] }) {
  const { t, knownWords, number } = useAdminText()
  const isUnknown = action.state === 'unknown'
  const isTakingBack = action.purpose === 'refund'
  const asked = isTakingBack ? 'takeBack' : isUnknown ? 'arrived' : 'rejected'
  const mark = {
    text: t(asked === 'rejected' ? 'adminDelivery.settle' : `adminOrders.${asked}Mark`),
    note: t('adminOrders.nothingSent'),
    onClick: () => onAsk({ what: 'mark', action }),
  }
  const send = {
    text: t(asked === 'rejected' ? 'admin.resend' : `adminOrders.${asked}Send`),
    note: t('adminOrders.arrivedSendText', {
      count: number(action.action.length - skippedByResend(action)),
    }),
    letter: 'R',
    onClick: () => onAsk({ what: 'resend', action }),
  }
  return (
    <Question
      title={t(`adminOrders.${asked}Title`)}
      first={isUnknown && !isTakingBack ? mark : send}
      second={isUnknown && !isTakingBack ? send : mark}
    >
      {isTakingBack && <p>{t('adminOrders.takeBackText')}</p>}
      {isUnknown && !isTakingBack && <p>{t('adminDelivery.noReply')}</p>}
      <Commands action={action} />
      {action.last_reply && <code className="code block">{knownWords(action.last_reply, 'reply')}</code>}
    </Question>
  )
}

/** The next one of them. */
function Commands({ action }: { action: SendActionDetail }) {
  const command = action.action[action.done_commands]?.text ?? ''
  return (
    <p className="flex items-start gap-1">
      <code className="code text-ink">{command}</code>
      <CopyButton text={command} />
    </p>
  )
}

type HeldProps = Props & { action: SendActionDetail }

/** Send it, or not: of a whole order above a limit the money goes back with the mark of the order. */
function HeldQuestion({ action, order, onAsk }: HeldProps) {
  const { t, knownWords, number } = useAdminText()
  const mayDecide = useMay()('refunds')
  const held = action.held ?? 'refund'
  const isWhole = order.send_actions.every(({ state }) => state === 'held')
  const act = (asked: Asked) => (mayDecide ? () => onAsk(asked) : null)
  const note = (text: string) => (mayDecide ? text : t('admin.notAllowed'))
  const send = {
    text: t(held === 'refund' ? 'adminOrders.takeBackSend' : 'adminDelivery.send'),
    note: note(
      t('adminOrders.arrivedSendText', { count: number(action.action.length - skippedByResend(action)) }),
    ),
    letter: 'R',
    onClick: act({ what: 'resend', action }),
  }
  const marks = {
    limit: 'adminDelivery.settle',
    refund: 'adminOrders.takeBackMark',
    restore: 'adminDelivery.arrived',
  } as const
  const mark = {
    text: t(marks[held]),
    note: note(t('adminOrders.nothingSent')),
    onClick: act({ what: 'mark', action }),
  }
  const refund = {
    text: t('adminOrders.refund'),
    note: note(t('adminOrders.refundText')),
    onClick: act({ what: 'refund' }),
  }
  const no = held === 'limit' && isWhole ? refund : mark
  const isRestored = held === 'restore'
  return (
    <Question
      title={t(`adminHome.held_${held}`)}
      first={isRestored ? no : send}
      second={isRestored ? send : no}
    >
      <p>{t(held === 'refund' ? 'adminOrders.takeBackText' : `adminDelivery.held_${held}`)}</p>
      {action.last_reply && <code className="code block">{knownWords(action.last_reply, 'reply')}</code>}
      <Commands action={action} />
    </Question>
  )
}

function PaymentQuestion({ order, onAsk }: Props) {
  const { t, knownWords } = useAdminText()
  const mayAccept = useMay()('refunds')
  const check = {
    text: t('adminTransactions.check'),
    note: t('adminOrders.nothingSent'),
    onClick: () => onAsk({ what: 'check' }),
  }
  const flag = order.flags.at(-1)
  const found = flag && (
    <p>
      {t(`adminTransactions.flag_${flag.flag}`)}
      {flag.detail && <code className="code block">{knownWords(flag.detail, 'flag')}</code>}
    </p>
  )
  if (!canAccept(order)) {
    return (
      <Question title={t('adminOrders.lookTitle')} first={check}>
        {found}
      </Question>
    )
  }
  const accept = {
    text: t('adminOrders.accept'),
    note: t(mayAccept ? 'adminOrders.acceptText' : 'admin.notAllowed'),
    onClick: mayAccept ? () => onAsk({ what: 'accept' }) : null,
  }
  return (
    <Question
      title={t('adminOrders.mismatchTitle')}
      first={mayAccept ? accept : check}
      second={mayAccept ? check : accept}
    >
      {found}
      <p>{t('adminOrders.mismatchText')}</p>
    </Question>
  )
}

type Answer = {
  text: string
  note: string
  /** The key that presses it. */
  letter?: string
  onClick: (() => void) | null
}
type QuestionProps = { title: string; first: Answer; second?: Answer; children: ReactNode }

function Question({ title, first, second, children }: QuestionProps) {
  return (
    <section className="ask">
      <h2>{title}</h2>
      {children}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-2.5 gap-y-2 mt-2.5">
        {[first, second].map(
          (answer, place) =>
            answer && (
              <div key={answer.text}>
                <Button
                  variant={place === 0 ? 'primary' : 'outline'}
                  className="w-full"
                  aria-keyshortcuts={answer.letter}
                  disabled={answer.onClick === null}
                  onClick={answer.onClick ?? undefined}
                >
                  {answer.text}
                  {answer.letter && <kbd>{answer.letter}</kbd>}
                </Button>
                <p className="mt-1 text-faint text-xs">{answer.note}</p>
              </div>
            ),
        )}
      </div>
    </section>
  )
}

// Another person changed the order while it is read: its data is loaded again every few seconds, so the reason is said.
const MINUTE_MS = 60_000
const RECENT_MS = 10 * MINUTE_MS

/** Newest last. A send action stores the name of its checker in the reply. */
function changesOf({ events, send_actions }: OrderDetail) {
  const checks = send_actions
    .flatMap(({ history }) => history)
    .filter(({ outcome }) => outcome === 'checked')
    .map(({ at, reply }) => ({ at, kind: 'resolved' as const, admin: readCheck(reply).admin }))
  return [...events, ...checks].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

export function LatestChange({ order }: { order: OrderDetail }) {
  const { t, language } = useAdminText()
  const me = useOverview().data?.admin
  const change = changesOf(order).at(-1)
  const age = change ? Date.now() - Date.parse(change.at) : RECENT_MS
  if (!change?.admin || change.admin === me || age >= RECENT_MS) return null
  const minutes = Math.max(1, Math.floor(age / MINUTE_MS))
  const ago = new Intl.RelativeTimeFormat(language).format(-minutes, 'minute')
  return (
    <p className="notice" role="status">
      <Icon name="history" />
      {t(`adminOrders.event_${change.kind}`, { admin: change.admin })} · {ago}
    </p>
  )
}
