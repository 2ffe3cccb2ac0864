// The loaders that the server runs before it renders a page. Never part of a script for the browser.

import { MARKED_QUERY } from '#content/locales/marks.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { isAdminPage } from './define-page.ts'
import { menusOf, withoutMenuTexts } from './kit/layout/menu-links.ts'
import type { Loaders } from './kit/router/load-page.ts'
import { textsOf } from './page-texts.ts'
import { pages } from './pages.ts'
import type { LayoutArgs } from './services.ts'

/** The layouts of the site and of the console both show the owner's facts. */
const layout = async ({ services, language, page, url, reportError }: LayoutArgs) => {
  const view = services.site.view(language)
  const own = services.site.ownTexts(language)
  const isMarked = url.searchParams.has(MARKED_QUERY)
  const texts = textsOf(page, language, own, isMarked)
  if (isAdminPage(page)) return { ...view, texts }
  const menus = services.site.menus()
  const entries = Object.values(menus).flat()
  // A legal page has the names of all of them.
  const menuTexts = textsOf('terms', language, own, isMarked)
  const hasPost = entries.some(({ kind }) => kind === 'post')
  const ownPages = hasPost ? await services.posts.titles(language) : new Map()
  const namesNews = entries.some((entry) => entry.kind === 'page' && entry.page === 'news')
  const newsIn: readonly Language[] = namesNews
    ? await services.posts.newsLanguages().catch((error: unknown) => {
        reportError(error)
        return []
      })
    : LANGUAGES
  const maps = view.pages.maps && services.network.maps(language).length > 0
  // Nothing leads to a page without contents.
  const site = { ...view, pages: { ...view.pages, maps, news: newsIn.includes(language) } }
  return {
    ...site,
    texts: withoutMenuTexts(texts),
    menus: menusOf(menus, { site, texts: menuTexts, language, ownPages }),
  }
}

const pageLoaders = Object.fromEntries(
  Object.entries(pages).map(([name, { loader }]) => [
    name,
    async (args: unknown) => (await loader?.())?.loader(args),
  ]),
)

export const loaders: Loaders = { layout, pages: pageLoaders }
