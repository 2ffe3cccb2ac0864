import { redirect } from 'react-router'
import type { Route } from './+types/admin-index.page'

export function loader({ request }: Route.LoaderArgs) {
  const language = new URL(request.url).pathname.split('/')[1]
  throw redirect(`/${language}/admin/home`)
}
