import { redirect } from 'react-router'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/vote-redirect.page'
import { voteSiteAt } from './vote-site-at.ts'

export function loader({ context, params, url }: Route.LoaderArgs) {
  const site = voteSiteAt(context.get(servicesContext).site.voteSites(), params.index)
  const language = url.pathname.split('/')[1]
  throw redirect(site ? site.url : `/${language}/vote`)
}
