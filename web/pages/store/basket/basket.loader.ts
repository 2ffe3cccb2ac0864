import type { Product } from '#contract/shop/store.schema.ts'
import type { ClosedView } from '#contract/shop/storefront.ts'
import type { BotCheck } from '#contract/site/bot-check.schema.ts'
import { WithStatus } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

/** Equal for everybody: only the browser knows its basket. */
export type BasketData = {
  /** Null when they could not be read. */
  products: Product[] | null
  check: BotCheck
  ownDocument: boolean
  closed: ClosedView | null
}

export async function loader({ services, reportError, language }: LoaderArgs<'basket'>) {
  const check = services.botCheck.describe()
  const common = {
    check,
    // The CSP of most pages forbids the Turnstile widget.
    ownDocument: check.kind === 'turnstile',
    closed: services.storefront.closed(language),
  }
  try {
    const products = await services.catalogue.list(language)
    return new WithStatus<BasketData>(200, { ...common, products })
  } catch (error) {
    reportError(error)
    return new WithStatus<BasketData>(503, { ...common, products: null })
  }
}
