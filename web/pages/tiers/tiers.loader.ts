import type { Pack } from '#contract/shop/packs.ts'
import type { LoaderArgs } from '#web/services.ts'

/** All tabs at once: changing the tab fetches nothing. No packs while the store is off or cannot be read. */
export async function loader({ services, reportError, language }: LoaderArgs<'tiers'>) {
  const { network, site, catalogue } = services
  const packs = site.view(language).pages.store
    ? await catalogue.list(language).then(toPacks, (error) => {
        reportError(error)
        return []
      })
    : []
  return { ...network.tiers(language), climbs: network.climbs(language), packs }
}

type Products = Awaited<ReturnType<LoaderArgs<'tiers'>['services']['catalogue']['list']>>

function toPacks(products: Products): Pack[] {
  return products.flatMap(({ _id, points, price, limited }) =>
    points && !limited ? [{ id: _id, points, price }] : [],
  )
}
