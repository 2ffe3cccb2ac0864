import type { Language } from '#contract/language.ts'
import type { CategoryView } from '#contract/network-views.ts'
import type { Product } from '#contract/store.schema.ts'
import { bySortId } from '#contract/store.ts'
import { WithStatus } from '../router/loader.ts'
import type { LoaderArgs, ServerContext } from '../services.ts'

/** The tiers of the default tab, for the card that leads to them; empty where the page is off or has none. */
export type TierSteps = readonly { name: string; colour: string }[]
type StoreData = { products: Product[] | null; categories: readonly CategoryView[]; tiers: TierSteps }

export async function loader({ services, reportError, language }: LoaderArgs<'store'>) {
  const tiers = listTiers(services, language)
  const categories = services.network.categories(language)
  try {
    const products = await services.catalogue.list(language)
    return new WithStatus<StoreData>(200, { products: products.toSorted(bySortId), categories, tiers })
  } catch (error) {
    reportError(error)
    return new WithStatus<StoreData>(503, { products: null, categories, tiers })
  }
}

function listTiers({ network, site }: ServerContext['services'], language: Language): TierSteps {
  if (!site.view(language).pages.premiumtiers) return []
  const { tabs, defaultTab } = network.tiers(language)
  const tiers = tabs.find(({ id }) => id === defaultTab)?.tiers ?? []
  return tiers.map(({ name, colour }) => ({ name, colour }))
}
