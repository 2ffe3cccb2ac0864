// Where the links of a message lead.
import type { Language } from '#contract/language.ts'
import { PAGES, type PageName } from '#contract/pages.ts'
import type { NoticeTopic } from '#contract/settings/notices.ts'
import type { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { PUBLIC_PAGES, type PublicEvent } from './public-message.ts'

/** The others are for players: public-message.ts. */
export type TeamEvent = Exclude<NoticeEvent, PublicEvent>

export function listUrl(
  topic: NoticeTopic | null,
  { publicUrl, language }: { publicUrl: string; language: Language },
) {
  const isOfOrders = topic === 'attention' || topic === 'sale' || topic === 'refund'
  const orders = `?tab=transactions${topic === 'attention' ? '&needs=yes' : ''}`
  const path = isOfOrders ? PAGES['admin-store'].path + orders : PAGES['admin-home'].path
  const page = topic && PUBLIC_PAGES[topic]
  return `${publicUrl}/${language}${page ? PAGES[page].path : path}`
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
