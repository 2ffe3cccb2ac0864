// The loaders that the server runs before it renders a page. Never part of a script for the browser.

import { MARKED_QUERY } from '#content/locales/marks.ts'
import { isAdminPage } from './define-page.ts'
import { menusOf, withoutMenuTexts } from './kit/layout/menu-links.ts'
import type { Loaders } from './kit/router/load-page.ts'
import { textsOf } from './page-texts.ts'
import { pages } from './pages.ts'
import type { LayoutArgs } from './services.ts'

/** The layouts of the site and of the console both show the owner's facts. */
const layout = async ({ services, language, page, url }: LayoutArgs) => {
  const site = services.site.view(language)
  const own = services.site.ownTexts(language)
  const isMarked = url.searchParams.has(MARKED_QUERY)
  const texts = textsOf(page, language, own, isMarked)
  if (isAdminPage(page)) return { ...site, texts }
  const menus = services.site.menus()
  // A legal page has the names of all of them.
  const menuTexts = textsOf('terms', language, own, isMarked)
  const hasPost = Object.values(menus).some((menu) => menu.some(({ kind }) => kind === 'post'))
  const ownPages = hasPost ? await services.posts.titles(language) : new Map()
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
