import { repeatablePacks } from '#contract/shop/packs.ts'
import type { LoaderArgs } from '#web/services.ts'

/** All tabs at once: changing the tab fetches nothing. No packs while the store is off or cannot be read. */
export async function loader({ services, reportError, language }: LoaderArgs<'tiers'>) {
  const { network, site, catalogue } = services
  const packs = site.view(language).pages.store
    ? await catalogue.list(language).then(repeatablePacks, (error) => {
        reportError(error)
        return []
      })
    : []
  return { ...network.tiers(language), climbs: network.climbs(language), packs }
}
