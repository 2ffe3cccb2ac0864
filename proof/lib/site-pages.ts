// The public pages as addresses, each in every language.
import { LANGUAGES, type Language } from '../../contract/language.ts'
import { SITEMAP_PATHS } from '../../contract/pages.ts'

export type NamedPath = { name: string; path: string }
export type SitePage = { name: string; language: Language; address: string }

/** The pages of the sitemap come first, then `more`. */
export function sitePages(more: readonly NamedPath[]): SitePage[] {
  const all = [...SITEMAP_PATHS.map((path) => ({ path, name: path.slice(1) || 'home' })), ...more]
  return all.flatMap(({ path, name }) =>
    LANGUAGES.map((language) => ({ name, language, address: `/${language}${path}` })),
  )
}
