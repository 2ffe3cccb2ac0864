// The public page in a frame, and beside it the sentence that was clicked.

import { useEffect, useRef, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { IconButton } from '#web/admin/kit/parts/button.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { findText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { call } from '#web/kit/api/call.ts'
import { toFrameDocument } from './marked-page.ts'
import { findEntry, isOutdated, type TextGroup } from './own-texts.ts'
import { PageFrame } from './page-frame.tsx'
import { SentenceFields, type TextActions } from './sentence-fields.tsx'

const PATHS = {
  home: '',
  join: '/play',
  storefront: '/store',
  store: '/store/product',
  orders: '/store/orders',
  tiers: '/premiumtiers',
  vote: '/vote',
  leaderboard: '/leaderboard',
  player: '/player',
  status: '/status',
  maps: '/maps',
  posts: '/news',
  legal: '/terms',
  shell: '/nothing-here',
} as const satisfies Partial<Record<TextGroup, string>>

export type PreviewPage = keyof typeof PATHS
const PREVIEW_PAGES = Object.keys(PATHS) as PreviewPage[]

/** The page on which a group of texts is most likely seen. */
export function pageOf(group: TextGroup | null): PreviewPage {
  if (group === 'checkout' || group === 'botCheck') return 'store'
  if (group === 'basket') return 'storefront'
  return PREVIEW_PAGES.find((page) => page === group && page !== 'shell') ?? 'home'
}

type Props = {
  texts: SectionForm<'texts'>
  actions: TextActions
  page: PreviewPage
  selected: string | null
  onPage: (page: PreviewPage) => void
  onSelect: (key: string | null) => void
}

export function InPage({ texts, actions, page, selected, onPage, onSelect }: Props) {
  const { t, language: ownLanguage } = useAdminText()
  /** A page has the name of its group, unless the group serves several pages. */
  const nameOf = (name: PreviewPage) =>
    findText(t, `adminTexts.page_${name}`) ?? t(`adminTexts.group_${name}`)
  const [language, setLanguage] = useState<Language>(ownLanguage)
  const [width, setWidth] = useState<'phone' | 'desktop'>(() =>
    matchMedia('(width >= 48rem)').matches ? 'desktop' : 'phone',
  )
  const [isFound, setFound] = useState(true)
  const preview = useLoaded(`${page} ${language}`, async (signal) => {
    // The page is rendered with what is saved now; later saves do not change the frame.
    const rendered = texts.base
    const { html } = await loadPreview(page, language, signal)
    return { frame: toFrameDocument(html), rendered }
  })
  const entry = selected === null ? undefined : findEntry(texts.value, selected)
  const frame = useRef<HTMLDivElement>(null)
  const isOpen = entry !== undefined
  useEffect(() => {
    // On narrow screens the sentence is edited in a sheet at the foot, so the frame goes up to stay in view.
    if (isOpen && matchMedia('(width < 64rem)').matches) frame.current?.scrollIntoView()
  }, [isOpen])
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div ref={frame} className="panel text-part min-w-0">
        <div className="flex flex-wrap items-center gap-2 border-line border-b p-2">
          <Select
            className="w-auto min-w-0 max-sm:flex-1 max-sm:pr-8 max-sm:pl-2.5"
            aria-label={t('adminTexts.group')}
            value={page}
            options={PREVIEW_PAGES.map((value) => ({ value, label: nameOf(value) }))}
            onChoose={onPage}
          />
          <span className="mr-auto text-faint text-sm max-sm:hidden">{t('adminTexts.click')}</span>
          <Segmented
            label={t('admin.previewWidth')}
            options={[
              { value: 'phone', label: t('admin.phone'), icon: 'smartphone' },
              { value: 'desktop', label: t('admin.desktop'), icon: 'monitor' },
            ]}
            value={width}
            onChange={setWidth}
          />
          <PreviewLanguage value={language} onChange={setLanguage} />
        </div>
        {preview.data && !preview.stale ? (
          <PageFrame
            title={nameOf(page)}
            page={preview.data.frame}
            language={language}
            rendered={preview.data.rendered}
            draft={texts.value}
            selected={selected}
            isPhone={width === 'phone'}
            onSelect={onSelect}
            onFound={setFound}
          />
        ) : (
          <div
            className="grid h-[max(24rem,calc(100svh-19rem))] place-items-center"
            aria-busy={preview.problem === null}
          >
            {preview.problem !== null && <FailedList error={preview.problem} onRetry={preview.reload} />}
          </div>
        )}
      </div>
      {entry ? (
        <section
          className="panel text-part text-card grid grid-cols-1 gap-3 px-4 pt-2 pb-4 lg:sticky lg:top-19 lg:pt-4"
          aria-label={t('adminTexts.sentence')}
        >
          <div className="col-span-full flex items-center gap-2">
            <h2 className="mr-auto text-lg">{entry.group && t(`adminTexts.group_${entry.group}`)}</h2>
            <IconButton icon="x" label={t('admin.close')} onClick={() => onSelect(null)} />
          </div>
          {!isFound && <p className="col-span-full text-faint text-sm">{t('adminTexts.notHere')}</p>}
          <SentenceFields
            key={entry.key}
            entry={entry}
            ownEn={texts.value.en[entry.key]}
            ownId={texts.value.id[entry.key]}
            isOutdated={isOutdated(texts.value, entry)}
            actions={actions}
          />
        </section>
      ) : (
        <section className="panel p-4 text-sm max-lg:hidden">
          <p className="text-soft">{t('adminTexts.howTo')}</p>
        </section>
      )}
    </div>
  )
}

async function loadPreview(page: PreviewPage, language: Language, signal: AbortSignal) {
  let path = `/${language}${PATHS[page]}`
  if (page === 'store') {
    const [product] = await call('GET /api/store/products', { query: { lng: language } }, { signal })
    path += `/${product?._id ?? 'none'}`
  }
  return adminCall('GET /api/admin/texts/preview', { query: { path } }, signal)
}
