import type { BotCheck } from '#contract/bot-check.schema.ts'
import { WithStatus } from '../router/loader.ts'
import type { LoaderArgs } from '../services.ts'
import type { Found } from './use-product.ts'

export type ProductData = { found: Found; check: BotCheck; ownDocument: boolean }

export async function loader({ services, reportError, params, language }: LoaderArgs<'product'>) {
  const check = services.botCheck.describe()
  // Only the CSP of this page allows the Turnstile widget.
  const common = { check, ownDocument: check.kind === 'turnstile' }
  try {
    const product = await services.catalogue.find(params.id, language)
    if (product === 'not_for_sale') return new WithStatus<ProductData>(404, { found: product, ...common })
    return product
      ? new WithStatus<ProductData>(200, {
          found: {
            ...product,
            payment_methods: services.channels.payable(product.price),
            takes_coupons: await services.discounts.takesCoupons(),
          },
          ...common,
        })
      : new WithStatus<ProductData>(404, { found: 'missing', ...common })
  } catch (error) {
    reportError(error)
    return new WithStatus<ProductData>(503, { found: 'failed', ...common })
  }
}
