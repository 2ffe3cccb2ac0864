import { FALLBACK_LANGUAGE, type Language, toLanguage } from '#contract/language.ts'

/** The language of the page at an address. */
export function pageLanguage({ pathname }: { pathname: string }): Language {
  return toLanguage(pathname.split('/')[1]) ?? FALLBACK_LANGUAGE
}
