import { redirect } from 'react-router'
import type { Route } from './+types/admin-index.page'

export function loader({ url }: Route.LoaderArgs) {
  const language = url.pathname.split('/')[1]
  throw redirect(`/${language}/admin/home`)
}
