// The texts of a public page come with its data, so that a script carries the texts of no language.
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { markText } from '#content/locales/marks.ts'
import type { Language } from '#contract/language.ts'
import { isAdminPage, type PublicPage, type TextGroup } from './define-page.ts'
import type { RouteName } from './kit/router/load-page.ts'
import { publicPages } from './pages.ts'

export type PageTexts = { readonly [group: string]: Readonly<Record<string, string>> }

const DICTIONARIES: Record<Language, PageTexts> = { en, id }

export function groupsOf(page: PublicPage): readonly TextGroup[] {
  return ['shell', ...(publicPages[page].texts ?? [])]
}

/** `own` are the owner's sentences by key. Pages of the console have texts of their own. */
export function textsOf(
  page: RouteName,
  language: Language,
  own: Readonly<Record<string, string>>,
  isMarked = false,
): PageTexts {
  if (isAdminPage(page)) return {}
  const dictionary = DICTIONARIES[language]
  const texts: Record<string, Record<string, string>> = {}
  for (const group of groupsOf(page)) texts[group] = { ...dictionary[group] }
  for (const [key, text] of Object.entries(own)) {
    const [group = '', name = ''] = key.split('.')
    const found = texts[group]
    if (found && name in found) found[name] = text
  }
  if (isMarked) {
    for (const [group, sentences] of Object.entries(texts)) {
      for (const name of Object.keys(sentences))
        sentences[name] = markText(`${group}.${name}`, sentences[name] ?? '')
    }
  }
  return texts
}
