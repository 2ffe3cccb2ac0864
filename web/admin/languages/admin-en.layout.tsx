// The admin area in English: its words travel with this branch of the routes only.
import { adminEn } from '#content/locales/en/admin-index.ts'
import { siteLoader } from '../../layout/site-loader.ts'
import { AdminLayout } from '../frame/admin-layout.tsx'
import { createWords } from '../text/words.ts'
import type { Route } from './+types/admin-en.layout'

const words = createWords('en', adminEn)

export const loader = ({ context }: Route.LoaderArgs) => siteLoader(context, 'en')

export const shouldRevalidate = () => false

export const headers = () => ({ 'x-robots-tag': 'noindex' })

export default function EnglishAdminLayout({ loaderData }: Route.ComponentProps) {
  return <AdminLayout words={words} site={loaderData} />
}
