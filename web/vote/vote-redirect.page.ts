import { redirect } from 'react-router'
import { localizedPath } from '../i18n/localized-path.ts'
import { pageLanguage } from '../i18n/page-language.ts'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/vote-redirect.page'
import { voteSiteAt } from './vote-site-at.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const site = voteSiteAt(context.get(servicesContext).site.voteSites(), params.index)
  throw redirect(site ? site.url : localizedPath(pageLanguage(url), '/vote'))
}
