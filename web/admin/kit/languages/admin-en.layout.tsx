// The layout of the admin area in English: only its pages carry the English texts.
import * as adminEn from '#content/locales/en/admin-index.ts'
import type { SiteView } from '#contract/site/site.ts'
import { AdminLayout } from '../frame/admin-layout.tsx'
import { createAdminTexts } from '../text/admin-text.ts'

const texts = createAdminTexts('en', adminEn)

export default function EnglishAdminLayout({ loaderData }: { loaderData: SiteView }) {
  return <AdminLayout texts={texts} site={loaderData} />
}
