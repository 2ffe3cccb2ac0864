import { FALLBACK_LANGUAGE, type Language, toLanguage } from '#contract/language.ts'

/** The language of the page that is being drawn, for loaders. */
export function pageLanguage({ url }: Request): Language {
  return toLanguage(new URL(url).pathname.split('/')[1]?.replace('.data', '')) ?? FALLBACK_LANGUAGE
}
