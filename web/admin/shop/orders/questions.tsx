// The dialogs of the order page: they only ask.
import { shownUsername } from '#contract/network/username.ts'
import type { SendActionDetail } from '#contract/shop/delivery.schema.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { fillCommand } from '#contract/shop/store-admin.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { MarkCheckedQuestion, ResendQuestion } from '../deliveries/action-questions.tsx'
import RenameQuestion from './rename-question.tsx'

export type Asked =
  | { what: 'resend' | 'mark'; action: SendActionDetail }
  | { what: 'check' | 'accept' | 'refund' | 'rename' }

type Props = { order: OrderDetail; onDone: () => void; onClose: () => void }

export function Questions({ asked, ...props }: Props & { asked: Asked }) {
  const { onDone, onClose } = props
  switch (asked.what) {
    case 'resend':
      return <ResendQuestion action={asked.action} onDone={onDone} onClose={onClose} />
    case 'mark':
      return <MarkCheckedQuestion action={asked.action} onDone={onDone} onClose={onClose} />
    case 'check':
      return <CheckQuestion {...props} />
    case 'accept':
      return <AcceptQuestion {...props} />
    case 'refund':
      return <RefundQuestion {...props} />
    case 'rename':
      return <RenameQuestion {...props} />
  }
}

function CheckQuestion({ order, onDone, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminTransactions.check')}
      act={t('adminTransactions.check')}
      acting={t('admin.loading')}
      failed={t('adminTransactions.checkFailed')}
      withReason
      onAct={async (reason) => {
        const sent = { params: { id: order._id }, body: { reason } }
        await adminCall('POST /api/admin/transactions/:id/checked', sent)
        showDone(t('adminTransactions.checked'))
        onDone()
      }}
      onClose={onClose}
      text={t('adminTransactions.checkText')}
    />
  )
}

function AcceptQuestion({ order, onDone, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminOrders.acceptTitle')}
      act={t('adminOrders.accept')}
      acting={t('adminOrders.accepting')}
      failed={t('adminOrders.acceptFailed')}
      withReason="required"
      onAct={async (reason = '') => {
        const sent = { params: { id: order._id }, body: { reason } }
        await adminCall('POST /api/admin/transactions/:id/accept', sent)
        showDone(t('adminOrders.accepted'))
        onDone()
      }}
      onClose={onClose}
      text={t('adminOrders.acceptText')}
    />
  )
}

function RefundQuestion({ order, onDone, onClose }: Props) {
  const { t } = useAdminText()
  const commands = order.execute_on_refund
  const isGiven = order.given_by !== null
  return (
    <Confirm
      question={t(isGiven ? 'adminOrders.takeBackGiftTitle' : 'adminOrders.refundTitle')}
      act={t(isGiven ? 'adminOrders.takeBackGift' : 'adminOrders.refund')}
      acting={t(isGiven ? 'adminOrders.takingBack' : 'adminOrders.refunding')}
      failed={t(isGiven ? 'adminOrders.takeBackFailed' : 'adminOrders.refundFailed')}
      text={t(isGiven ? 'adminOrders.takeBackGiftText' : 'adminOrders.refundText')}
      danger
      withReason="required"
      onAct={async (reason = '') => {
        const sent = { params: { id: order._id }, body: { reason } }
        await adminCall('POST /api/admin/transactions/:id/refund', sent)
        showDone(t(isGiven ? 'adminOrders.takeBackDone' : 'adminOrders.refunded'))
        onDone()
      }}
      onClose={onClose}
    >
      {commands.length === 0 ? (
        <p className="text-sm text-wait">{t('adminOrders.refundNoCommands')}</p>
      ) : (
        <div>
          <p className="mb-1 text-sm">{t('adminOrders.refundCommands')}</p>
          <code className="code well block p-3">
            {commands.map(({ text }) => fillCommand(text, shownUsername(order.username))).join('\n')}
          </code>
        </div>
      )}
    </Confirm>
  )
}
