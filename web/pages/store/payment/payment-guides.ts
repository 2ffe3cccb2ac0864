// On the server only, so that no script carries the steps. Ours for the methods that we know; the gateway's are formal Indonesian.
import { mandiriBillSteps } from '#content/mandiri-bill-steps.ts'
import { type PaymentGuide, paymentSteps } from '#content/payment-steps.ts'
import type { Language } from '#contract/language.ts'
import { isKnown } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { amountToBring } from './amount-to-bring.ts'
import { groupByFour } from './pay-code-groups.ts'

/** With code and amount filled in. Empty for a method that is unknown here. */
export function guidesFor(payment: Payment, language: Language): PaymentGuide[] {
  const { payment_method: method } = payment
  if (!isKnown(method)) return []
  const values: Record<string, string> = {
    code: groupByFour(payment.pay_code ?? ''),
    biller: payment.biller_code ?? '',
    amount: rupiah(amountToBring(payment)),
  }
  const fill = (step: string) => step.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  const guides = payment.biller_code === null ? paymentSteps[language][method] : mandiriBillSteps[language]
  return guides.map(({ title, steps }) => ({ title, steps: steps.map(fill) }))
}
