import { mandiriBillSteps, type PaymentGuide, paymentSteps } from '#content/payment-steps.ts'
import type { Language } from '#contract/language.ts'
import { isKnown } from '#contract/settings/payment-methods.ts'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { isReference, toReference } from '#contract/shop/reference.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { rupiah } from '#web/kit/i18n/rupiah.ts'
import { Redirect, WithStatus } from '#web/kit/router/loader.ts'
import { type QrImage, renderQr } from '#web/kit/ui/render-qr.ts'
import type { LoaderArgs } from '#web/services.ts'
import { amountToBring } from './amount-to-bring.ts'
import { groupByFour } from './pay-code-groups.ts'
import { type BarcodeImage, renderBarcode } from './render-barcode.ts'

export type PaymentData = {
  reference: string
  /** `malformed`: not a valid reference. `failed`: the database did not answer. */
  payment: Payment | 'missing' | 'malformed' | 'failed'
  qr: QrImage | null
  barcode: BarcodeImage | null
  /** The address of this page, for the receipt; null until it is paid. */
  receiptQr: QrImage | null
  /** Null when nothing of it is for sale any more. */
  product: { image: string } | null
  guides: readonly PaymentGuide[]
  isSandbox: boolean
  /** Milliseconds, by the server's clock. */
  renderedAt: number
}

export async function loader({ services, reportError, params, language, url }: LoaderArgs<'payment'>) {
  const { payments, clock } = services
  const typed = url.searchParams.get('reference')
  const reference = toReference(params.reference ?? typed ?? '')
  // The reference was typed into the form of a payment that is not found.
  if (typed !== null && isReference(reference))
    throw new Redirect(localizedPath(language, `/store/checkout/${reference}`))
  const shared = {
    reference,
    qr: null,
    barcode: null,
    receiptQr: null,
    product: null,
    guides: [],
    isSandbox: payments.isSandbox,
    renderedAt: clock.now().getTime(),
  }
  if (!isReference(reference)) return new WithStatus<PaymentData>(404, { ...shared, payment: 'malformed' })
  try {
    const payment = await payments.find(reference, language)
    const { publicUrl } = services.site.view(language)
    if (!payment) return new WithStatus<PaymentData>(404, { ...shared, payment: 'missing' })
    return new WithStatus<PaymentData>(200, {
      ...shared,
      payment,
      qr: payment.qr_string ? renderQr(payment.qr_string) : null,
      barcode:
        payment.pay_code !== null && services.channels.hasBarcode(payment.payment_method)
          ? renderBarcode(payment.pay_code)
          : null,
      receiptQr:
        payment.paid_at === null
          ? null
          : renderQr(publicUrl + localizedPath(language, `/store/checkout/${reference}`)),
      product: await offeredProduct(payment, { services, reportError, language }),
      guides: guidesFor(payment, language),
    })
  } catch (error) {
    reportError(error)
    return new WithStatus<PaymentData>(503, { ...shared, payment: 'failed' })
  }
}

type Context = Pick<LoaderArgs<'payment'>, 'services' | 'reportError' | 'language'>

/** The first of its products that is still for sale. The payment is shown without it when the catalogue fails. */
async function offeredProduct({ items }: Payment, { services, reportError, language }: Context) {
  try {
    for (const { product_id } of items) {
      const product = await services.catalogue.find(product_id, language)
      if (product !== null && product !== 'not_for_sale') return { image: product.image_url }
    }
  } catch (error) {
    reportError(error)
  }
  return null
}

/** With code and amount filled in, on the server: no script carries them. Empty for a method that is unknown here. */
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
