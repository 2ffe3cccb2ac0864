// The price of an order right now, with or without a coupon.

import type { Settings } from '#contract/settings/sections.schema.ts'
import { toCouponCode } from '#contract/shop/discounts.ts'
import type { Quote, QuoteRequest } from '#contract/shop/store.schema.ts'
import { type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Discounts, Price } from '#server/shop/discounts/discounts.service.ts'
import type { Catalogue, StoredProduct } from '#server/shop/products/catalogue.service.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import { countCode, reservingNetwork } from './order-limits.ts'
import type { PaymentRouting } from './payment-routing.service.ts'

export type QuoteDeps = {
  limits: Limits
  catalogue: Pick<Catalogue, 'findForSale'>
  gateways: Pick<PaymentGateways, 'isOpen'>
  channels: Pick<PaymentRouting, 'payable'>
  discounts: Pick<Discounts, 'price'>
  servers: Pick<Servers, 'current'>
  currentSettings: () => Pick<Settings, 'pages' | 'payments' | 'storefront'>
}

/** The input of the price besides the product. */
type Priced = { coupon?: string; username?: string }

export function createQuotes(deps: QuoteDeps) {
  const { limits, catalogue, gateways, channels, discounts, servers, currentSettings } = deps

  function requireOpenStore(): void {
    if (!gateways.isOpen) throw new AppError('part_off')
    const { pages, storefront } = currentSettings()
    if (!pages.store || storefront.closed) throw new AppError('store_closed')
  }

  async function findOffered(productId: string): Promise<StoredProduct> {
    const product = await catalogue.findForSale(productId)
    if (!product) throw new AppError('product_not_found')
    return product
  }

  /** A look at a code is counted first. */
  async function priceOfOrder(product: StoredProduct, order: Priced, address: string): Promise<Price> {
    const { coupon: code, username: typed } = order
    if (code === undefined) return discounts.price(product, null)
    await countCode(limits, address)
    const username = typed === undefined ? null : toStoredName(typed, servers)
    return discounts.price(product, { code, username, network: reservingNetwork(address) })
  }

  /** The price of a product with a coupon; nothing is reserved. */
  async function quote(asked: QuoteRequest, address: string): Promise<Quote> {
    requireOpenStore()
    const product = await findOffered(asked.productId)
    const { listPrice, price, discount } = await priceOfOrder(product, asked, address)
    const applied = discount?.kind === 'coupon'
    const code = toCouponCode(asked.coupon) ?? ''
    return { code, applied, list_price: listPrice, price, payment_methods: channels.payable(price) }
  }

  return { requireOpenStore, findOffered, priceOfOrder, quote }
}
