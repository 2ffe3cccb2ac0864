import type { PaymentGuide } from '#content/payment-steps.ts'
import type { Payment } from '#contract/payment.schema.ts'
import { isReference, toReference } from '#contract/reference.ts'
import { WithStatus } from '../../router/loader.ts'
import type { LoaderArgs } from '../../services.ts'
import type { QrImage } from '../../ui/qr-image.ts'
import { renderQr } from '../../ui/render-qr.ts'
import { guidesFor } from './payment-guides.ts'

export type PaymentData = {
  reference: string
  /** `malformed`: not a valid reference. `failed`: the database did not answer. */
  payment: Payment | 'missing' | 'malformed' | 'failed'
  qr: QrImage | null
  guides: readonly PaymentGuide[]
  isSandbox: boolean
  /** Milliseconds, by the server's clock. */
  renderedAt: number
}

export async function loader({ services, reportError, params, language }: LoaderArgs<'payment'>) {
  const { payments } = services
  const reference = toReference(params.reference ?? '')
  const shared = { reference, qr: null, guides: [], isSandbox: payments.isSandbox, renderedAt: Date.now() }
  if (!isReference(reference)) return new WithStatus<PaymentData>(404, { ...shared, payment: 'malformed' })
  try {
    const payment = await payments.find(reference)
    if (!payment) return new WithStatus<PaymentData>(404, { ...shared, payment: 'missing' })
    return new WithStatus<PaymentData>(200, {
      ...shared,
      payment,
      qr: payment.qr_string ? renderQr(payment.qr_string) : null,
      guides: guidesFor(payment, language),
    })
  } catch (error) {
    reportError(error)
    return new WithStatus<PaymentData>(503, { ...shared, payment: 'failed' })
  }
}
