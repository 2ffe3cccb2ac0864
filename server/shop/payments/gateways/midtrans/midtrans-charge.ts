// The request that opens a payment at Midtrans, and the terms of its methods.
import { shownUsername } from '#contract/network/username.ts'
import {
  isKnown,
  type KnownMethod,
  METHOD_TERMS,
  PAYMENT_METHODS,
} from '#contract/settings/payment-methods.ts'
import { plainLine } from '#contract/shop/instructions.ts'
import { builtInChannel, type Channel } from '#contract/shop/payment-channels.ts'
import { CUSTOMER_PHONE, customerEmail } from '../customer-email.ts'
import { GatewayError, type PaymentRequest } from '../payment-gateway.ts'

const ITEM_MAX_LENGTH = 50
const WIB_OFFSET_MS = 7 * 60 * 60_000

const bank = (name: string) => ({ payment_type: 'bank_transfer', bank_transfer: { bank: name } })
const store = (name: string) => ({ payment_type: 'cstore', cstore: { store: name } })

/** Alfamidi takes the codes of Alfamart. */
const METHODS: Record<KnownMethod, object> = {
  QRIS: { payment_type: 'qris', qris: { acquirer: 'gopay' } },
  BRIVA: bank('bri'),
  BNIVA: bank('bni'),
  MANDIRIVA: {
    payment_type: 'echannel',
    echannel: { bill_info1: 'Payment:', bill_info2: 'Online purchase' },
  },
  BCAVA: bank('bca'),
  ALFAMART: store('alfamart'),
  INDOMARET: store('indomaret'),
  ALFAMIDI: store('alfamart'),
}

/** Midtrans deducts it at the withdrawal, with tax. */
const OWNER_FEES = {
  eWallet: { flat: 0, percent: 0.7 },
  virtualAccount: { flat: 4_440, percent: 0 },
  convenienceStore: { flat: 5_000, percent: 0 },
}

/** Midtrans has no list of channels; one that the merchant has not activated is refused at the first order. */
export const MIDTRANS_CHANNELS: Channel[] = PAYMENT_METHODS.map((method) => ({
  ...builtInChannel(method),
  owner: OWNER_FEES[METHOD_TERMS[method].group],
}))

export function toCharge(request: PaymentRequest, { publicUrl, now }: { publicUrl: string; now: Date }) {
  const { reference, method, price, productId, productName, username, expiresAt } = request
  if (!isKnown(method)) throw new GatewayError('refused', `no method ${method}`, { about: 'method' })
  const fee = METHOD_TERMS[method].feeRupiah
  // Alfamart refuses an item with this character.
  const name = plainLine(productName.replaceAll('|', '/'), ITEM_MAX_LENGTH)
  const items = [{ id: productId, price, quantity: 1, name }]
  return {
    ...METHODS[method],
    transaction_details: { order_id: reference, gross_amount: price + fee },
    item_details:
      fee > 0 ? [...items, { id: 'fee', price: fee, quantity: 1, name: 'Biaya transaksi' }] : items,
    customer_details: {
      first_name: shownUsername(username),
      email: customerEmail(username, publicUrl),
      // Indomaret may require all four; players are not asked for a name or a number.
      ...(method === 'INDOMARET' && { last_name: 'Player', phone: CUSTOMER_PHONE }),
    },
    custom_expiry: {
      order_time: `${wibTime(now)} +0700`,
      expiry_duration: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000),
      unit: 'second',
    },
  }
}

/** `2026-11-15 22:00:03` of Jakarta. */
function wibTime(at: Date): string {
  return new Date(at.getTime() + WIB_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')
}
