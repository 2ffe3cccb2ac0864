import type { ReactNode } from 'react'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PaymentType } from './payment-type.tsx'

export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { t, timestamp } = useAdminText()
  const { reference, gateway_reference, pay_code, biller_code, expires_at, paid_at, refunded_at } = order
  const isGiven = order.given_by !== null
  return (
    <Panel title={isGiven ? t('adminOrders.order') : t('admin.payment')}>
      <dl className="pairs">
        <Pair label={t('adminTransactions.reference')} copy={reference} />
        {gateway_reference && (
          <Pair label={`${t('adminOrders.gateway')} (${order.gateway})`} copy={gateway_reference} />
        )}
        {!isGiven && (
          <Pair label={t('adminMethods.method')}>
            <PaymentType order={order} />
          </Pair>
        )}
        {biller_code && <Pair label={t('adminOrders.companyCode')} copy={biller_code} />}
        {pay_code && <Pair label={t('adminOrders.payCode')} copy={pay_code} />}
        {paid_at === null && expires_at && (
          <Pair label={t('adminOrders.payBefore')}>{timestamp(expires_at)}</Pair>
        )}
        {paid_at && (
          <Pair label={t(isGiven ? 'adminOrders.givenAt' : 'adminOrders.paidAt')}>{timestamp(paid_at)}</Pair>
        )}
        {refunded_at && (
          <Pair label={t(isGiven ? 'adminOrders.takenBack' : 'admin.refunded')}>
            {timestamp(refunded_at)}
          </Pair>
        )}
      </dl>
    </Panel>
  )
}

function Pair({ label, copy, children }: { label: string; copy?: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {copy ?? children}
        {copy && <CopyButton text={copy} />}
      </dd>
    </div>
  )
}
