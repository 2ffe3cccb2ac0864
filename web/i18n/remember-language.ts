import { LANGUAGE_STORAGE_KEY, type Language } from '#contract/language.ts'

/** Keeps the choice for the next visit; a browser that refuses storage just forgets. */
export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  } catch {
    // Private modes may forbid storage: the address still says the language.
  }
}
