import { redirect } from 'react-router'
import { localizedPath } from '../../i18n/localized-path.ts'
import { pageLanguage } from '../../i18n/page-language.ts'
import type { Route } from './+types/admin-index.page'

export function loader({ url }: Route.LoaderArgs) {
  throw redirect(localizedPath(pageLanguage(url), '/admin/home'))
}
