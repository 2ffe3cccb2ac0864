import { PAYMENT_METHODS } from '#contract/settings/payment-methods.ts'
import type { Payments } from '#contract/settings/payments.schema.ts'

export const payments: Payments = {
  methods: PAYMENT_METHODS.map((method) => ({ method, enabled: true, barcode: false, gateways: [] })),
  limits: { orders_in_10_minutes: 10, max_rupiah: null },
}
