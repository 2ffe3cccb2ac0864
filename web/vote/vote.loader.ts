import { localizedPath } from '../i18n/localized-path.ts'
import { redirect } from '../router/loader.ts'
import type { LoaderArgs } from '../services.ts'
import { voteSiteAt } from './vote-site-at.ts'

export function loader({ services }: LoaderArgs<'vote'>) {
  return { sites: services.site.voteSites() }
}

/** `/vote/3` leads to the third site. */
export function redirectLoader({ services, params, language }: LoaderArgs<'vote-redirect'>): never {
  const site = voteSiteAt(services.site.voteSites(), params.index)
  throw redirect(site ? site.url : localizedPath(language, '/vote'))
}
