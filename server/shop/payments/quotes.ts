// The price of an order right now, with or without a coupon.

import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { linesOf } from '#contract/shop/basket.ts'
import { toCouponCode } from '#contract/shop/discounts.ts'
import { MESSAGE_PLACEHOLDER } from '#contract/shop/friend-gift.ts'
import { packPointsOf } from '#contract/shop/points.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { Quote, QuoteRequest } from '#contract/shop/store.schema.ts'
import { type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Discounts, OrderPrice } from '#server/shop/discounts/discounts.service.ts'
import type { Catalogue, OfferedLine } from '#server/shop/products/catalogue.service.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import { nameOf, toItems } from './new-order.ts'
import { shownLines } from './order.ts'
import { countCode, reservingNetwork } from './order-limits.ts'
import type { PaymentRouting } from './payment-routing.service.ts'

export type QuoteDeps = {
  limits: Limits
  catalogue: Pick<Catalogue, 'findForSale'>
  gateways: Pick<PaymentGateways, 'isOpen'>
  channels: Pick<PaymentRouting, 'offer'>
  discounts: Pick<Discounts, 'price' | 'takesCoupons'>
  servers: Pick<Servers, 'current'>
  shownSettings: () => Pick<Settings, 'pages' | 'payments' | 'storefront'>
}

export function createQuotes(deps: QuoteDeps) {
  const { limits, catalogue, gateways, channels, discounts, servers, shownSettings } = deps

  function requireOpenStore(): void {
    if (!gateways.isOpen) throw new AppError('part_off')
    const { pages, storefront } = shownSettings()
    if (!pages.store || storefront.closed) throw new AppError('store_closed')
  }

  /** A look at a code is counted first. */
  async function priceOfOrder(
    lines: readonly OfferedLine[],
    { coupon: code, username: typed }: { coupon?: string; username?: string },
    address: string,
  ): Promise<OrderPrice> {
    if (!code) return discounts.price(lines, null)
    await countCode(limits, address)
    const username = typed === undefined ? null : toStoredName(typed, servers)
    return discounts.price(lines, { code, username, network: reservingNetwork(address) })
  }

  /** Nothing is reserved. */
  async function quote(asked: QuoteRequest & { language?: Language }, address: string): Promise<Quote> {
    requireOpenStore()
    const { coupon = '', language = FALLBACK_LANGUAGE } = asked
    const lines = await catalogue.findForSale(linesOf(asked))
    const priced = await priceOfOrder(lines, asked, address)
    const { listPrice, price, discount } = priced
    const items = toItems(lines, priced)
    return {
      code: toCouponCode(coupon) ?? '',
      applied: discount?.kind === 'coupon',
      list_price: listPrice,
      price,
      ...channels.offer(price),
      product: productNameIn(language, nameOf(items)),
      items: shownLines(items, language).map((line, place) => ({ ...line, ...lookOf(lines[place]) })),
      takes_coupons: await discounts.takesCoupons(),
      message_in_game: lines.some(({ product }) =>
        product.commands.some(({ text }) => text.includes(MESSAGE_PLACEHOLDER)),
      ),
    }
  }

  return { requireOpenStore, priceOfOrder, quote }
}

function lookOf(line: OfferedLine | undefined) {
  return {
    image_url: line?.product.image_url ?? '',
    points: packPointsOf(line?.product.commands.map(({ text }) => text) ?? []),
    limited: Boolean(line?.product.limit),
  }
}
