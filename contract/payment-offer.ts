// The payment methods that the owner offers, from the settings.
import type { PaymentOffer } from './payment-methods.ts'
import type { Payments } from './settings/payments.schema.ts'

export function toOffer({ methods, limits }: Payments): PaymentOffer {
  return {
    methods: methods.filter(({ enabled }) => enabled).map(({ method }) => method),
    maxRupiah: limits.max_rupiah,
  }
}
