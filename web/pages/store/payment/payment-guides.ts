// The gateway gives its payment steps in Indonesian only; the English ones are our own.
import { englishPaymentSteps, type PaymentGuide } from '#content/payment-steps.ts'
import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { amountToBring } from './amount-to-bring.ts'
import { groupByFour } from './pay-code-groups.ts'

/** In English, with code and amount filled in. */
export function guidesFor(payment: Payment): PaymentGuide[] {
  const method = PAYMENT_METHODS.find((known) => known === payment.payment_method)
  if (!method) return []
  const values: Record<string, string> = {
    code: groupByFour(payment.pay_code ?? ''),
    amount: rupiah(amountToBring(payment)),
  }
  const fill = (step: string) => step.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  return englishPaymentSteps[method].map(({ title, steps }) => ({ title, steps: steps.map(fill) }))
}

type StepPart = { text: string; isBold: boolean; isIndonesian: boolean }

/** `Choose [id:Bayar] now` in its parts. */
export function stepParts(step: string): StepPart[] {
  return step.split(/(\[[^\]]+\])/).flatMap((part) => {
    const [, indonesian, marked] = /^\[(id:)?(.+)\]$/.exec(part) ?? []
    if (part === '') return []
    return [{ text: marked ?? part, isBold: marked !== undefined, isIndonesian: indonesian !== undefined }]
  })
}
