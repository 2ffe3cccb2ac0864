// The public pages as addresses, each in every language, narrowed by what was asked for.
import { LANGUAGES, type Language } from '../../contract/language.ts'
import { SITEMAP_PATHS } from '../../contract/pages.ts'

export type NamedPath = { name: string; path: string }
export type SitePage = { name: string; language: Language; address: string }

type Wanted = {
  /** Names such as `home` or `vote`, or addresses such as `/vote`; all when empty. */
  only?: readonly string[]
  language?: string
  withNotFound?: boolean
  /** Pages beside those that are always there. */
  more?: readonly NamedPath[]
}

const NOT_FOUND = '/not-found'

/** Ends the process with a line of advice when nothing matches. */
export function sitePages({ only = [], language, withNotFound = false, more = [] }: Wanted = {}): SitePage[] {
  const paths = [...SITEMAP_PATHS, ...(withNotFound ? [NOT_FOUND] : [])]
  const all = [...paths.map((path) => ({ path, name: toName(path) })), ...more]
  const names = only.map(toName)
  const pages = all
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .flatMap(({ path, name }) => LANGUAGES.map((of) => ({ name, language: of, address: `/${of}${path}` })))
    .filter((page) => language === undefined || page.language === language)
  if (pages.length > 0) return pages
  console.error(
    `No such page. Pages: ${all.map(({ name }) => name).join(', ')}. Languages: ${LANGUAGES.join(', ')}.`,
  )
  process.exit(1)
}

function toName(path: string): string {
  const bare = path.replace(/^\/+|\/+$/g, '').replace(new RegExp(`^(${LANGUAGES.join('|')})(/|$)`), '')
  return bare.replaceAll('/', '-') || 'home'
}
