// The layout of public pages in English: only its pages carry the English texts.
import { en } from '#content/locales/en/index.ts'
import type { SiteView } from '#contract/site.ts'
import { createText } from '../i18n/text.ts'
import { SiteLayout } from '../layout/site-layout.tsx'

const text = createText('en', en)

export default function EnglishLayout({ loaderData }: { loaderData: SiteView }) {
  return <SiteLayout text={text} site={loaderData} />
}
