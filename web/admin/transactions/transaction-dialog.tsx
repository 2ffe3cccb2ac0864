// One order with everything that happened to it.
import { useState } from 'react'
import { deliveryApi, type SendActionDetail } from '#contract/delivery.ts'
import { type TransactionDetail, transactionsApi } from '#contract/transactions.ts'
import { shownUsername } from '#contract/username.ts'
import { sayDone } from '../frame/admin-toast.ts'
import { Confirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { FailedList, LoadingRows } from '../parts/list-states.tsx'
import { OldNews } from '../parts/old-news.tsx'
import { adminCall } from '../session/admin-call.ts'
import { useLoaded } from '../session/use-loaded.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { StatusBadge } from './status-badge.tsx'
import { timelineOf } from './timeline.ts'
import { TimelineList } from './timeline-list.tsx'

const REFRESH_MS = 5_000

type Opened = { transaction: TransactionDetail; actions: SendActionDetail[] }

async function open(id: string, signal: AbortSignal): Promise<Opened> {
  const transaction = await adminCall(transactionsApi.getTransaction, { params: { id } }, signal)
  const actions = await Promise.all(
    transaction.send_actions.map(({ _id }) =>
      adminCall(deliveryApi.getSendAction, { params: { id: _id } }, signal),
    ),
  )
  return { transaction, actions }
}

type Props = { id: string; onChanged: () => void; onClose: () => void }

export function TransactionDialog({ id, onChanged, onClose }: Props) {
  const { t } = useAdminText()
  const { data, ...loaded } = useLoaded(id, (signal) => open(id, signal), REFRESH_MS)
  const [checking, setChecking] = useState(false)
  return (
    <Dialog
      title={t('adminTransactions.title')}
      onClose={onClose}
      foot={
        data?.transaction.needs_person && (
          <button type="button" className="btn btn-outline" onClick={() => setChecking(true)}>
            {t('adminTransactions.check')}
          </button>
        )
      }
    >
      {data && (
        <div className="grid grid-cols-1 gap-6">
          <OldNews {...loaded} />
          <Facts transaction={data.transaction} />
          <section>
            <h3 className="mb-3 text-base">{t('adminTransactions.timeline')}</h3>
            <TimelineList events={timelineOf(data.transaction, data.actions)} />
          </section>
        </div>
      )}
      {!data &&
        (loaded.problem ? (
          <FailedList text={t('admin.failedToLoad')} error={loaded.problem} onRetry={loaded.reload} />
        ) : (
          <LoadingRows rows={4} />
        ))}
      {checking && (
        <Confirm
          question={t('adminTransactions.checkTitle')}
          act={t('adminTransactions.check')}
          acting={t('admin.loading')}
          failed={t('adminTransactions.checkFailed')}
          withReason
          onAct={async (reason) => {
            const sent = { params: { id }, body: { reason } }
            await adminCall(transactionsApi.markTransactionChecked, sent)
            // A toast would lie behind the dialog, so both go.
            onClose()
            sayDone(t('adminTransactions.checked'))
            onChanged()
          }}
          onClose={() => setChecking(false)}
        >
          <p className="text-sm text-soft">{t('adminTransactions.checkText')}</p>
        </Confirm>
      )}
    </Dialog>
  )
}

function Facts({ transaction }: { transaction: TransactionDetail }) {
  const { t, rupiah, moment } = useAdminText()
  const { fee, execute, expires_at, gateway_reference, pay_code } = transaction
  return (
    <dl className="facts">
      <dt>{t('adminTransactions.username')}</dt>
      <dd className="font-semibold">{shownUsername(transaction.username)}</dd>
      <dt>{t('adminTransactions.status')}</dt>
      <dd>
        <StatusBadge status={transaction.status} />
      </dd>
      <dt>{t('adminTransactions.product')}</dt>
      <dd>{transaction.product_name}</dd>
      <dt>{t('adminTransactions.amount')}</dt>
      <dd className="num">
        <b>{rupiah(transaction.amount)}</b>
        {fee > 0 && (
          <span className="text-faint">
            {` = ${rupiah(transaction.price)} + ${t('adminTransactions.fee')} ${rupiah(fee)}`}
          </span>
        )}
      </dd>
      <dt>{t('adminTransactions.paymentType')}</dt>
      <dd>{transaction.payment_type}</dd>
      <dt>{t('adminTransactions.reference')}</dt>
      <dd className="code">{transaction.reference}</dd>
      {gateway_reference && (
        <>
          <dt>{t('adminTransactions.gatewayReference')}</dt>
          <dd className="code">{gateway_reference}</dd>
        </>
      )}
      {pay_code && (
        <>
          <dt>{t('adminTransactions.payCode')}</dt>
          <dd className="code">{pay_code}</dd>
        </>
      )}
      {expires_at && (
        <>
          <dt>{t('adminTransactions.expires')}</dt>
          <dd className="num">{moment(expires_at)}</dd>
        </>
      )}
      <dt>{t('adminTransactions.commands')}</dt>
      <dd className="code text-soft">{execute.map(({ text }) => text).join('\n')}</dd>
    </dl>
  )
}
