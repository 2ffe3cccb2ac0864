// The layout of public pages in Indonesian: only its pages carry the Indonesian texts.
import { useMemo } from 'react'
import { id } from '#content/locales/id/index.ts'
import type { SiteView } from '#contract/site.ts'
import { createText } from '../i18n/text.ts'
import { SiteLayout } from '../layout/site-layout.tsx'

export default function IndonesianLayout({ loaderData }: { loaderData: SiteView }) {
  const { texts } = loaderData
  const text = useMemo(() => createText('id', id, texts), [texts])
  return <SiteLayout text={text} site={loaderData} />
}
