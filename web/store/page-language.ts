import { FALLBACK_LANGUAGE, type Language, toLanguage } from '#contract/language.ts'

/** The language of the page that is being drawn, for loaders. */
export function pageLanguage({ pathname }: URL): Language {
  return toLanguage(pathname.split('/')[1]) ?? FALLBACK_LANGUAGE
}
