import type { Payment } from '#contract/shop/payment.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import { priceText } from '../price-text.ts'
import { amountToBring } from './amount-to-bring.ts'
import { methodName, sumsOf } from './order-details.tsx'
import { editionOf, useRecipient } from './recipient.tsx'

/** Folded on the screen; the only thing on paper. */
export function Receipt({ payment }: { payment: Payment }) {
  const { t } = useText()
  const name = useRecipient(payment.reference)
  const Paper = useLoaded(() => import('./receipt-paper.tsx').then((paper) => paper.ReceiptPaper), true)
  return (
    <details className="acc border-b border-line print:border-0">
      <summary className="print:hidden">
        <Icon name="receipt" />
        <span className="mr-auto">{t('payment.receipt')}</span>
        <Icon name="chevron-down" />
      </summary>
      {Paper === 'failed' && <TryAgain />}
      {Paper && Paper !== 'failed' && (
        <Paper
          payment={payment}
          player={`${name ?? payment.recipient} · ${editionOf(payment)}`}
          method={methodName(payment, t)}
          sums={sumsOf(payment, t)}
          total={priceText(amountToBring(payment), t)}
        />
      )}
    </details>
  )
}
