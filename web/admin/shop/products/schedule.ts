// Which badge the list shows for a product: what counts now, or begins next.

import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'

export type Schedule = {
  kind: 'from' | 'ended' | 'until' | 'saleUntil' | 'saleFrom' | 'sale'
  at: string | null
}

type Scheduled = Pick<
  AdminProduct,
  'available_from' | 'available_until' | 'price' | 'price_now' | 'sale_ends' | 'sale_price' | 'sale_from'
>

/** Null: for sale without an end, at its price. */
export function scheduleOf(product: Scheduled, now: string): Schedule | null {
  const { available_from: from, available_until: until } = product
  if (until !== null && until <= now) return { kind: 'ended', at: until }
  if (from !== null && now < from) return { kind: 'from', at: from }
  return saleSchedule(product, now) ?? (until === null ? null : { kind: 'until', at: until })
}

function saleSchedule(product: Scheduled, now: string): Schedule | null {
  const { sale_ends: ends, sale_price, sale_from } = product
  if (isOnSale(product)) return { kind: ends === null ? 'sale' : 'saleUntil', at: ends }
  return sale_price !== null && sale_from !== null && now < sale_from
    ? { kind: 'saleFrom', at: sale_from }
    : null
}

/** Whether it costs less now, by its own sale price or by a sale. */
export function isOnSale({ price, price_now }: Pick<AdminProduct, 'price' | 'price_now'>): boolean {
  return price_now < price
}
