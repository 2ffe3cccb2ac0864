// Response bodies of the simulated Tripay.
import { type Channel, findChannel } from './tripay-channels.ts'
import type { TripayTransaction } from './tripay-order.ts'

/** Does not exist: the payment page renders the code itself. */
const SITE = 'https://tripay.example'

/** As in the reply of `create`. */
export function toCreated(transaction: TripayTransaction) {
  const { qr_string, reference } = transaction
  return { ...common(transaction), qr_string, qr_url: qr_string && `${SITE}/qr/${reference}` }
}

/** Without a QR code its fields are missing; the time is text. */
export function toDetailed(transaction: TripayTransaction) {
  const { paid_at, qr_string } = transaction
  const detail = { ...toCreated(transaction), paid_at: paid_at === null ? null : String(paid_at) }
  return qr_string ? detail : { ...detail, qr_string: undefined, qr_url: undefined }
}

/** In the list a pay code is a number. */
export function toListed(transaction: TripayTransaction) {
  const { pay_code, expired_time, created_at, paid_at } = transaction
  const { instructions: _, expired_time: __, ...row } = common(transaction)
  return {
    ...row,
    pay_code: pay_code && Number(pay_code),
    note: null,
    created_at,
    expired_at: expired_time,
    paid_at,
  }
}

function common(transaction: TripayTransaction) {
  const { method, price, pay_code, reference, fees } = transaction
  const name = findChannel(method)?.name ?? method
  const amount = price + fees.customer
  return {
    reference,
    merchant_ref: transaction.merchant_ref,
    payment_selection_type: 'static',
    payment_method: method,
    payment_name: name,
    customer_name: transaction.customer_name,
    customer_email: transaction.customer_email,
    customer_phone: transaction.customer_phone,
    callback_url: transaction.callback_url,
    return_url: transaction.return_url,
    amount,
    fee_merchant: fees.merchant,
    fee_customer: fees.customer,
    total_fee: fees.merchant + fees.customer,
    amount_received: price - fees.merchant,
    pay_code,
    pay_url: transaction.pay_url,
    checkout_url: `${SITE}/checkout/${reference}`,
    status: transaction.status,
    expired_time: transaction.expired_time,
    order_items: transaction.order_items.map((item) => ({
      ...item,
      subtotal: item.price * item.quantity,
      product_url: null,
      image_url: null,
    })),
    instructions: [{ title: name, steps: stepsOf(pay_code, amount) }],
  }
}

/** HTML with bold words, like Tripay's. The payment page has steps of its own for most methods. */
function stepsOf(payCode: string | null, amount: number): string[] {
  return [
    ...(payCode === null ? [] : [`Masukkan nomor <b>${payCode}</b>.`]),
    `Periksa nominal <b>Rp${amount.toLocaleString('id-ID')}</b>.`,
    'Konfirmasi dengan PIN.',
  ]
}

export function describeChannels(channels: readonly Channel[]) {
  return channels.map((channel) => {
    const { fee, paidBy } = channel
    const none = { flat: 0, percent: 0 }
    return {
      group: channel.group,
      code: channel.code,
      name: channel.name,
      type: channel.redirects ? 'redirect' : 'direct',
      fee_merchant: paidBy === 'merchant' ? fee : none,
      fee_customer: paidBy === 'customer' ? fee : none,
      total_fee: { flat: fee.flat, percent: fee.percent.toFixed(2) },
      minimum_fee: null,
      maximum_fee: null,
      minimum_amount: channel.minAmount,
      maximum_amount: channel.maxAmount,
      icon_url: `${SITE}/icons/${channel.code}.png`,
      active: channel.active !== false,
    }
  })
}
