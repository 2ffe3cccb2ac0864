import { FALLBACK_LANGUAGE, isLanguage, type Language, toLanguage } from '#contract/language.ts'

/** `/vote` in Indonesian is `/id/vote`; `/` is `/id`. */
export function localizedPath(language: Language, path: string): string {
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The path of the page in the other language: only its first part changes. */
export function switchLanguage(pathname: string, language: Language): string {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? ['', language, ...rest].join('/') : localizedPath(language, pathname)
}

/** The path after the language: `/id/vote` is `/vote`, `/id` is `/`. */
export function withoutLanguage(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return isLanguage(first) ? `/${rest.join('/')}` : pathname
}

export function pageLanguage(pathname: string): Language {
  return toLanguage(pathname.split('/')[1]) ?? FALLBACK_LANGUAGE
}
