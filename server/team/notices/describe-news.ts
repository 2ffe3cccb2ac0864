import type { Language } from '#contract/language.ts'
import { PAGES } from '#contract/pages.ts'
import type { NoticeEvent } from '#contract/team/notice-event.schema.ts'

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
