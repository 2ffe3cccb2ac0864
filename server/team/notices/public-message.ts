// Messages that players may read: they lead to the site instead of the console, and say nothing that visitors do not see.
import type { Language } from '#contract/language.ts'
import { PAGES, type PageName } from '#contract/pages.ts'
import type { NoticeTopic } from '#contract/settings/notices.ts'
import type { NoticeEvent } from '#contract/team/notice-event.schema.ts'
import { jakartaMoment } from '#server/platform/kernel/jakarta.ts'
import type { Described, Fact, Tone, Translate } from './described-event.ts'

const TYPES = ['news.published', 'incident.opened', 'incident.ended', 'goal.reached'] as const
export type PublicEvent = Extract<NoticeEvent, { type: (typeof TYPES)[number] }>

/** The pages of the topics whose events these are. */
export const PUBLIC_PAGES: Partial<Record<NoticeTopic, PageName>> = {
  news: 'news',
  incident: 'status',
  goal: 'store',
}

export function isPublic(event: NoticeEvent): event is PublicEvent {
  return (TYPES as readonly string[]).includes(event.type)
}

type Context = { t: Translate; publicUrl: string; language: Language }
type InBoth = Record<Language, string>

const LEVEL_TONES: Record<Extract<PublicEvent, { type: 'incident.opened' }>['data']['level'], Tone> = {
  slow: 'warn',
  outage: 'bad',
  maintenance: 'info',
}

/** In the language of the channel where it exists in it, else in the other one. */
export function describePublic(event: PublicEvent, { t, publicUrl, language }: Context): Described {
  const other = language === 'en' ? 'id' : 'en'
  const shownIn = (text: InBoth) => (text[language] === '' ? other : language)
  const said = (text: InBoth) => text[shownIn(text)]
  const urlOf = (page: PageName, shown = language) => `${publicUrl}/${shown}${PAGES[page].path}`
  switch (event.type) {
    case 'news.published': {
      const { slug, title, summary } = event.data
      const shown = shownIn(title)
      const url = urlOf('news-post', shown).replace(':slug', slug)
      return { title: title[shown], tone: 'info', facts: [], text: summary[shown], url }
    }
    case 'incident.opened': {
      const { level, title, text, starts_at, ends_at } = event.data
      const at = (label: string, moment: string): Fact => ({
        label,
        value: jakartaMoment(new Date(moment), language),
      })
      return {
        title: said(title),
        tone: LEVEL_TONES[level],
        facts: [at(t('begins'), starts_at), ...(ends_at === null ? [] : [at(t('ends'), ends_at)])],
        text: said(text),
        url: urlOf('status'),
      }
    }
    case 'incident.ended': {
      const title = t('incident_ended', { title: said(event.data.title) })
      return { title, tone: 'good', facts: [], text: null, url: urlOf('status') }
    }
    case 'goal.reached':
      return {
        title: t('goal_reached'),
        tone: 'good',
        facts: [],
        text: said(event.data.text),
        url: urlOf('store'),
      }
  }
}
