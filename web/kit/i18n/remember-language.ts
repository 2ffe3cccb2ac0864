import { LANGUAGE_STORAGE_KEY, type Language } from '#contract/language.ts'

export function rememberLanguage(language: Language): void {
  try {
    window.localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  } catch {
    // Private modes may forbid storage; the path still has the language.
  }
}
