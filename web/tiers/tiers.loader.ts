import type { LoaderArgs } from '../services.ts'

/** All three servers at once: changing the tab fetches nothing. */
export function loader({ services, language }: LoaderArgs<'tiers'>) {
  const { tiers } = services.site
  return {
    tycoon: tiers('tycoon', language),
    survival: tiers('survival', language),
    creative: tiers('creative', language),
  }
}
