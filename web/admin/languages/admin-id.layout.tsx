// The admin area in Indonesian: its words travel with this branch of the routes only.
import { adminId } from '#content/locales/id/admin-index.ts'
import { siteLoader } from '../../layout/site-loader.ts'
import { AdminLayout } from '../frame/admin-layout.tsx'
import { createWords } from '../text/words.ts'
import type { Route } from './+types/admin-id.layout'

const words = createWords('id', adminId)

export const loader = ({ context }: Route.LoaderArgs) => siteLoader(context, 'id')

export const shouldRevalidate = () => false

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export default function IndonesianAdminLayout({ loaderData }: Route.ComponentProps) {
  return <AdminLayout words={words} site={loaderData} />
}
