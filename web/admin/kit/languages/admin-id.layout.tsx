// The layout of the admin area in Indonesian: only its pages carry the Indonesian texts.
import * as adminId from '#content/locales/id/admin-index.ts'
import type { SiteView } from '#contract/site/site.ts'
import { AdminLayout } from '../frame/admin-layout.tsx'
import { createAdminTexts } from '../text/admin-text.ts'

const texts = createAdminTexts('id', adminId)

export default function IndonesianAdminLayout({ loaderData }: { loaderData: SiteView }) {
  return <AdminLayout texts={texts} site={loaderData} />
}
