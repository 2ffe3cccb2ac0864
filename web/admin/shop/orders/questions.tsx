import { useState } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { SendActionDetail } from '#contract/shop/delivery.schema.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { fillCommand } from '#contract/shop/store-admin.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { MarkCheckedQuestion, ResendQuestion } from '../deliveries/action-questions.tsx'
import RenameQuestion from './rename-question.tsx'

export type Asked =
  | { what: 'resend' | 'mark'; action: SendActionDetail }
  | { what: 'check' | 'accept' | 'refund' | 'rename' }

type Props = { order: OrderDetail; onDone: () => void; onClose: () => void }

export function Questions({ asked, order, ...on }: Props & { asked: Asked }) {
  const { t } = useAdminText()
  const params = { id: order._id }
  switch (asked.what) {
    case 'resend':
      return <ResendQuestion action={asked.action} {...on} />
    case 'mark':
      return <MarkCheckedQuestion action={asked.action} {...on} />
    case 'check':
      return (
        <Confirm
          act={t('adminTransactions.check')}
          withReason
          onAct={(reason) =>
            adminCall('POST /api/admin/transactions/:id/checked', { params, body: { reason } })
          }
          done={t('adminTransactions.checked')}
          {...on}
          text={t('adminTransactions.checkText')}
        />
      )
    case 'accept':
      return (
        <Confirm
          question={t('adminOrders.acceptTitle')}
          act={t('adminOrders.accept')}
          withReason="required"
          onAct={(reason = '') =>
            adminCall('POST /api/admin/transactions/:id/accept', { params, body: { reason } })
          }
          done={t('adminDelivery.resent')}
          {...on}
          text={t('adminOrders.acceptText')}
        />
      )
    case 'refund':
      return <RefundQuestion order={order} {...on} />
    case 'rename':
      return <RenameQuestion order={order} {...on} />
  }
}

/** The console moves no money: it asks whether a person has, before it says so to the buyer. */
function RefundQuestion({ order, ...on }: Props) {
  const { t } = useAdminText()
  const [isReturned, setReturned] = useState(false)
  const commands = order.execute_on_refund
  const isGiven = order.given_by !== null
  const hasMoney = !isGiven && order.amount > 0
  return (
    <Confirm
      question={t(isGiven ? 'adminOrders.takeBackGiftTitle' : 'adminOrders.refundTitle')}
      act={t(isGiven ? 'adminOrders.takeBackGift' : 'adminOrders.refund')}
      text={t(isGiven ? 'adminOrders.takeBackGiftText' : 'adminOrders.refundText')}
      danger
      disabled={hasMoney && !isReturned}
      withReason="required"
      onAct={(reason = '') =>
        adminCall('POST /api/admin/transactions/:id/refund', { params: { id: order._id }, body: { reason } })
      }
      done={t(isGiven ? 'adminOrders.takenBack' : 'adminOrders.refunded')}
      {...on}
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
      {hasMoney && (
        <label className="flex items-start gap-3 text-sm">
          <input
            type="checkbox"
            className="mt-0.5 size-5 flex-none accent-star"
            checked={isReturned}
            onChange={({ target }) => setReturned(target.checked)}
          />
          {t('adminOrders.refundDone')}
        </label>
      )}
    </Confirm>
  )
}
