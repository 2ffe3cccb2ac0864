// The two languages of the site, and where a visitor's choice is stored.
export const LANGUAGES = ['en', 'id'] as const
export type Language = (typeof LANGUAGES)[number]

export const FALLBACK_LANGUAGE: Language = 'en'

/** Query parameter, cookie and local storage key of the choice, named as i18next does. */
export const LANGUAGE_QUERY = 'lng'
export const LANGUAGE_COOKIE = 'i18next'
export const LANGUAGE_STORAGE_KEY = 'i18nextLng'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}

/** `id`, `id-ID` and `ID_id` all mean Indonesian; any other language is null. */
export function toLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/, 1)[0]
  return isLanguage(primary) ? primary : null
}
