import { bySortId } from '#contract/shop/store.ts'
import type { StorefrontView } from '#contract/shop/storefront.ts'
import { monthName } from '#web/kit/i18n/jakarta-time.ts'
import { WithStatus } from '#web/kit/router/loader.ts'
import type { LoaderArgs } from '#web/services.ts'

export type Goal = Omit<NonNullable<StorefrontView['goal']>, 'month'> & { month: string }

export type Support = { goal: Goal | null; supporters: StorefrontView['supporters'] }

const NEITHER: Support = { goal: null, supporters: [] }

export async function loader({ services, reportError, language }: LoaderArgs<'store'>) {
  const shown = {
    climbs: services.site.view(language).pages.premiumtiers ? services.network.climbs(language) : [],
    categories: services.network.categories(language),
    closed: services.storefront.closed(language),
    incidents: await services.statusHistory.openIncidents(language).catch((error) => {
      reportError(error)
      return []
    }),
  }
  try {
    const products = await services.catalogue.list(language)
    // The products are shown also without the goal.
    const support = await services.storefront.view(language).then(
      ({ goal, supporters }): Support => ({
        goal: goal && { ...goal, month: monthName(goal.month, language) },
        supporters,
      }),
      (error) => {
        reportError(error)
        return NEITHER
      },
    )
    return new WithStatus(200, { ...shown, products: products.toSorted(bySortId), ...support })
  } catch (error) {
    reportError(error)
    return new WithStatus(503, { ...shown, products: null, ...NEITHER })
  }
}
