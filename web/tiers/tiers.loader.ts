import type { LoaderArgs } from '../services.ts'

/** All tabs at once: changing the tab fetches nothing. */
export function loader({ services, language }: LoaderArgs<'tiers'>) {
  return services.network.tiers(language)
}
