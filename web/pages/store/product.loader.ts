import type { Language } from '#contract/language.ts'
import { enoughFor } from '#contract/network/tier-climb.ts'
import type { Product } from '#contract/shop/store.schema.ts'
import { bySortId } from '#contract/shop/store.ts'
import { type LoaderData, WithStatus } from '#web/kit/router/loader.ts'
import type { LoaderArgs, ServerContext } from '#web/services.ts'
import { threeOf } from './product-shelves.ts'

export type ProductData = LoaderData<typeof loader>

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
      const others = common.closed
        ? []
        : threeOf((await services.catalogue.list(language)).toSorted(bySortId))
      return new WithStatus(404, { ...common, found: product ?? ('missing' as const), others })
    }
    return new WithStatus(200, {
      ...common,
      found: {
        ...product,
        ...services.channels.offer(product.price),
        takes_coupons: await services.discounts.takesCoupons(),
      },
      enough: enoughOf(product, services, language),
    })
  } catch (error) {
    reportError(error)
    return new WithStatus(503, { found: 'failed' as const, ...common })
  }
}

/** The tier that its points are enough for; null without points, or where the page of the tiers is off. */
function enoughOf({ points }: Product, { site, network }: ServerContext['services'], language: Language) {
  if (!points || !site.view(language).pages.premiumtiers) return null
  return enoughFor(network.climbs(language), points)
}
