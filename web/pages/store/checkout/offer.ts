import type { OrderRequest, PayableProduct } from '#contract/shop/store.schema.ts'

type Payable = 'name' | 'price' | 'points' | 'payment_methods' | 'takes_coupons' | 'message_in_game'

/** The form sells a product, or a basket. */
export type Offer = Pick<PayableProduct, Payable> & {
  /** For the choices of an earlier order that come back. */
  id: string
  /** Its products for the name check, with commas between. */
  products: string
  /** A new price has been asked for. */
  isStale?: boolean
  ordered: Pick<OrderRequest, 'productId' | 'items'>
}
