import { bySortId } from '#contract/shop/store.ts'
import { type LoaderData, WithStatus } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

export type BasketData = LoaderData<typeof loader>

/** Equal for everybody: only the browser knows its basket. Without products when they could not be read. */
export async function loader({ services, reportError, language }: LoaderArgs<'basket'>) {
  const check = services.botCheck.describe()
  const common = {
    check,
    // The CSP of most pages forbids the Turnstile widget.
    ownDocument: check.kind === 'turnstile',
    closed: services.storefront.closed(language),
    climbs: services.site.view(language).pages.premiumtiers ? services.network.climbs(language) : [],
  }
  try {
    const products = await services.catalogue.list(language)
    return new WithStatus(200, { ...common, products: products.toSorted(bySortId) })
  } catch (error) {
    reportError(error)
    return new WithStatus(503, { ...common, products: null })
  }
}
