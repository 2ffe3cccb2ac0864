// The layout of public pages in Indonesian: only its pages carry the Indonesian texts.
import { id } from '#content/locales/id/index.ts'
import type { SiteView } from '#contract/site.ts'
import { createText } from '../i18n/text.ts'
import { SiteLayout } from '../layout/site-layout.tsx'

const text = createText('id', id)

export default function IndonesianLayout({ loaderData }: { loaderData: SiteView }) {
  return <SiteLayout text={text} site={loaderData} />
}
