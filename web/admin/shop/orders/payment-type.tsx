import { FREE_OF_CHARGE, termsOf } from '#contract/settings/payment-methods.ts'
import type { AdminOrder } from '#contract/shop/orders.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** The method's name as buyers know it, in short; the gateway's code is in the tooltip. */
export function PaymentType({ order }: { order: AdminOrder }) {
  const { payment_type: type, payment_name } = order
  const { t } = useAdminText()
  const name =
    type === FREE_OF_CHARGE
      ? t('admin.free')
      : termsOf(type, { name: payment_name }).label.replace('Virtual Account', 'VA')
  return <span title={type}>{name}</span>
}
