import type { Language } from '#contract/language.ts'
import type { CategoryView } from '#contract/network-views.ts'
import type { Product } from '#contract/store.schema.ts'
import { bySortId } from '#contract/store.ts'
import type { StorefrontView } from '#contract/storefront.ts'
import type { Climbs } from '#contract/tier-climb.ts'
import { monthName } from '../i18n/jakarta-time.ts'
import { WithStatus } from '../router/loader.ts'
import type { LoaderArgs, ServerContext } from '../services.ts'
import { type Closed, openingOf } from './opening.ts'

export type Goal = Omit<NonNullable<StorefrontView['goal']>, 'month'> & { month: string }
export type Life = { goal: Goal | null; supporters: StorefrontView['supporters'] }

type StoreData = {
  products: Product[] | null
  categories: readonly CategoryView[]
  /** Empty where the page of the tiers is off. */
  climbs: Climbs
  closed: Closed | null
  life: Life
}

const NO_LIFE: Life = { goal: null, supporters: [] }

export async function loader({ services, reportError, language }: LoaderArgs<'store'>) {
  const shown = {
    climbs: services.site.view(language).pages.premiumtiers ? services.network.climbs(language) : [],
    categories: services.network.categories(language),
    closed: openingOf(services, language),
  }
  try {
    const products = await services.catalogue.list(language)
    // The products are shown also without the goal.
    const life = await loadLife(services, language).catch((error) => {
      reportError(error)
      return NO_LIFE
    })
    return new WithStatus<StoreData>(200, { ...shown, products: products.toSorted(bySortId), life })
  } catch (error) {
    reportError(error)
    return new WithStatus<StoreData>(503, { ...shown, products: null, life: NO_LIFE })
  }
}

type Services = ServerContext['services']

async function loadLife({ storefront }: Services, language: Language): Promise<Life> {
  const { goal, supporters } = await storefront.view(language)
  return { goal: goal && { ...goal, month: monthName(goal.month, language) }, supporters }
}
