import { useState } from 'react'
import type { SendActionDetail } from '#contract/delivery.schema.ts'
import type { TransactionDetail } from '#contract/transactions.schema.ts'
import { adminCall } from '../api/admin-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { showDone } from '../frame/admin-toast.ts'
import { LoadedDetail } from '../lists/loaded-detail.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { timelineOf } from '../parts/timeline.ts'
import { TimelineList } from '../parts/timeline-list.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { TransactionFacts } from './transaction-facts.tsx'

const REFRESH_MS = 5_000

type Opened = { transaction: TransactionDetail; actions: SendActionDetail[] }

async function open(id: string, signal: AbortSignal): Promise<Opened> {
  const transaction = await adminCall('GET /api/admin/transactions/:id', { params: { id } }, signal)
  const actions = await Promise.all(
    transaction.send_actions.map(({ _id }) =>
      adminCall('GET /api/admin/send-actions/:id', { params: { id: _id } }, signal),
    ),
  )
  return { transaction, actions }
}

type Props = { id: string; onChanged: () => void; onClose: () => void }

export function TransactionDialog({ id, onChanged, onClose }: Props) {
  const { t } = useAdminText()
  const loaded = useLoaded(id, (signal) => open(id, signal), REFRESH_MS)
  const [checking, setChecking] = useState(false)
  return (
    <Dialog
      title={t('adminTransactions.title')}
      onClose={onClose}
      foot={
        loaded.data?.transaction.needs_person && (
          <button type="button" className="btn btn-outline" onClick={() => setChecking(true)}>
            {t('adminTransactions.check')}
          </button>
        )
      }
    >
      <LoadedDetail loaded={loaded}>
        {({ transaction, actions }) => (
          <>
            <TransactionFacts transaction={transaction} />
            <section>
              <h3 className="mb-3 text-base">{t('adminTransactions.timeline')}</h3>
              <TimelineList events={timelineOf(transaction, actions)} />
            </section>
          </>
        )}
      </LoadedDetail>
      {checking && (
        <Confirm
          question={t('adminTransactions.checkTitle')}
          act={t('adminTransactions.check')}
          acting={t('admin.loading')}
          failed={t('adminTransactions.checkFailed')}
          withReason
          onAct={async (reason) => {
            const sent = { params: { id }, body: { reason } }
            await adminCall('POST /api/admin/transactions/:id/checked', sent)
            // A toast would lie behind the dialog, so both go.
            onClose()
            showDone(t('adminTransactions.checked'))
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
