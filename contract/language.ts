// The two languages of the site, and where a visitor's choice is kept.
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

export const FALLBACK_LANGUAGE: Language = 'en'

/** Where a choice is looked for and kept; the names are the spec's. */
export const LANGUAGE_QUERY = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}

/** `id`, `id-ID` and `ID_id` all mean Indonesian; anything that is not ours means nothing. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return isLanguage(primary) ? primary : null
}
