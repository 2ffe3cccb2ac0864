import { FREE_OF_CHARGE, METHOD_TERMS, type PaymentType as Type } from '#contract/settings/payment-methods.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** The method's name as buyers know it, in short; the gateway's code is in the tooltip. */
export function PaymentType({ type }: { type: Type }) {
  const { t } = useAdminText()
  const name =
    type === FREE_OF_CHARGE ? t('admin.free') : METHOD_TERMS[type].label.replace('Virtual Account', 'VA')
  return <span title={type}>{name}</span>
}
