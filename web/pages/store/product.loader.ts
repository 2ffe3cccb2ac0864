import type { Language } from '#contract/language.ts'
import { type Enough, enoughFor } from '#contract/network/tier-climb.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { bySortId } from '#contract/shop/store.ts'
import type { ClosedView } from '#contract/shop/storefront.ts'
import type { BotCheck } from '#contract/site/bot-check.schema.ts'
import { WithStatus } from '#web/kit/router/loader.ts'
import type { LoaderArgs, ServerContext } from '#web/services.ts'
import type { Found } from './use-product.ts'

export type ProductData = {
  found: Found
  check: BotCheck
  ownDocument: boolean
  /** The tier that its points are enough for; null without points, or where the page of the tiers is off. */
  enough: Enough | null
  /** While the store is closed, the product is shown without its form. */
  closed: ClosedView | null
  /** Shown instead of a product that is not there. */
  others: readonly Product[]
}

export async function loader({ services, reportError, params, language }: LoaderArgs<'product'>) {
  const check = services.botCheck.describe()
  // Only the CSP of this page allows the Turnstile widget.
  const common = {
    check,
    ownDocument: check.kind === 'turnstile',
    enough: null,
    closed: services.storefront.closed(language),
    others: [],
  }
  try {
    const product = await services.catalogue.find(params.id, language)
    if (product === null || product === 'not_for_sale') {
      const others = common.closed ? [] : someOf(await services.catalogue.list(language))
      return new WithStatus<ProductData>(404, { ...common, found: product ?? 'missing', others })
    }
    return new WithStatus<ProductData>(200, {
      ...common,
      found: {
        ...product,
        payment_methods: services.channels.payable(product.price),
        takes_coupons: await services.discounts.takesCoupons(),
      },
      enough: enoughOf(product, services, language),
    })
  } catch (error) {
    reportError(error)
    return new WithStatus<ProductData>(503, { found: 'failed', ...common })
  }
}

/** The first, the middle and the last of the store. */
function someOf(products: readonly Product[]): readonly Product[] {
  const sorted = products.toSorted(bySortId)
  const places = new Set([0, sorted.length >> 1, sorted.length - 1])
  return sorted.filter((_, place) => places.has(place))
}

function enoughOf({ points }: Product, { site, network }: ServerContext['services'], language: Language) {
  if (!points || !site.view(language).pages.premiumtiers) return null
  return enoughFor(network.climbs(language), points)
}
