// The layout of public pages in English: only its pages carry the English texts.
import { useMemo } from 'react'
import { en } from '#content/locales/en/index.ts'
import type { SiteView } from '#contract/site.ts'
import { createText } from '../i18n/text.ts'
import { SiteLayout } from '../layout/site-layout.tsx'

export default function EnglishLayout({ loaderData }: { loaderData: SiteView }) {
  const { texts } = loaderData
  const text = useMemo(() => createText('en', en, texts), [texts])
  return <SiteLayout text={text} site={loaderData} />
}
