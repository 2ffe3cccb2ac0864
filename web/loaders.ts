// The loaders that the server runs before it renders a page. Never part of a script for the browser.

import { MARKED_QUERY } from '#content/locales/marks.ts'
import type { Loaders } from './kit/router/load-page.ts'
import { textsOf } from './page-texts.ts'
import { pages } from './pages.ts'
import type { LayoutArgs } from './services.ts'

/** The layouts of the site and of the console both show the owner's facts. */
const layout = ({ services, language, page, url }: LayoutArgs) => ({
  ...services.site.view(language),
  texts: textsOf(page, language, services.site.ownTexts(language), url.searchParams.has(MARKED_QUERY)),
})

const pageLoaders = Object.fromEntries(
  Object.entries(pages).map(([name, { loader }]) => [
    name,
    async (args: unknown) => (await loader?.())?.loader(args),
  ]),
)

export const loaders: Loaders = { layout, pages: pageLoaders }
