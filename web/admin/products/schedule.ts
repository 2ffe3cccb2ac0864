// Which badge the list shows for a product: what counts now, or begins next.

import { isWithin } from '#contract/store.ts'
import type { AdminProduct } from '#contract/store-admin.schema.ts'

export type Schedule = {
  kind: 'from' | 'ended' | 'until' | 'saleUntil' | 'saleFrom' | 'sale'
  at: string | null
}

type Scheduled = Pick<
  AdminProduct,
  'available_from' | 'available_until' | 'sale_price' | 'sale_from' | 'sale_until'
>

/** Null: for sale without an end, at its price. */
export function scheduleOf(product: Scheduled, now: string): Schedule | null {
  const { available_from: from, available_until: until } = product
  if (until !== null && until <= now) return { kind: 'ended', at: until }
  if (from !== null && now < from) return { kind: 'from', at: from }
  return saleSchedule(product, now) ?? (until === null ? null : { kind: 'until', at: until })
}

function saleSchedule(product: Scheduled, now: string): Schedule | null {
  if (isOnSale(product, now)) {
    return product.sale_until === null
      ? { kind: 'sale', at: null }
      : { kind: 'saleUntil', at: product.sale_until }
  }
  const { sale_price, sale_from } = product
  return sale_price !== null && sale_from !== null && now < sale_from
    ? { kind: 'saleFrom', at: sale_from }
    : null
}

/** Whether its own sale price counts now. */
export function isOnSale({ sale_price, sale_from, sale_until }: Scheduled, now: string): boolean {
  return sale_price !== null && isWithin(now, sale_from, sale_until)
}
