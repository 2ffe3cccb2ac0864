// The layout of the admin area in Indonesian: only its pages carry the Indonesian texts.
import { adminId } from '#content/locales/id/admin-index.ts'
import type { SiteView } from '#contract/site/site.ts'
import { AdminLayout } from '../frame/admin-layout.tsx'
import { createWords } from '../text/admin-text.ts'

const words = createWords('id', adminId)

export default function IndonesianAdminLayout({ loaderData }: { loaderData: SiteView }) {
  return <AdminLayout words={words} site={loaderData} />
}
