// Where the links of a message lead.
import type { Language } from '#contract/language.ts'
import { PAGES, type PageName } from '#contract/pages.ts'
import type { NoticeTopic } from '#contract/settings/notices.ts'
import type { NoticeEvent } from '#contract/team/notice-event.schema.ts'

export type TeamEvent = Exclude<NoticeEvent, { type: 'news.published' }>

export function listUrl(
  topic: NoticeTopic | null,
  { publicUrl, language }: { publicUrl: string; language: Language },
) {
  const isOfOrders = topic === 'attention' || topic === 'sale' || topic === 'refund'
  const orders = `?tab=transactions${topic === 'attention' ? '&needs=yes' : ''}`
  if (topic === 'news') return `${publicUrl}/${language}${PAGES.news.path}`
  const page = isOfOrders ? PAGES['admin-store'].path + orders : PAGES['admin-home'].path
  return `${publicUrl}/${language}${page}`
}

export function urlOf(event: TeamEvent, link: (page: PageName, query?: string) => string): string {
  if (event.type === 'test') return link('admin-notices')
  if (event.type.startsWith('staff.')) return link('admin-audit')
  if (event.type === 'payment_method.refused') return link('admin-methods')
  if (event.type === 'checkout.failed') return link('admin-go-live')
  if ('reference' in event.data) {
    return link('admin-order').replace(':id', encodeURIComponent(event.data.id))
  }
  return link('admin-home')
}

type News = Extract<NoticeEvent, { type: 'news.published' }>['data']

/** In the language of the channel where it exists in it. Players may read the channel, so the link leads to the news itself. */
export function describeNews({ slug, title, summary }: News, publicUrl: string, language: Language) {
  const other = language === 'en' ? 'id' : 'en'
  const shown = title[language] === '' ? other : language
  return {
    title: title[shown],
    tone: 'info' as const,
    facts: [],
    text: summary[shown],
    url: `${publicUrl}/${shown}${PAGES['news-post'].path.replace(':slug', slug)}`,
  }
}
