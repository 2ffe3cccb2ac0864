// Where an admin wanted to go before the door stood in the way. Kept for this tab, out of the address.
import type { Language } from '#contract/language.ts'
import { localizedPath, switchLanguage } from '../../i18n/localized-path.ts'

const KEY = 'adminReturn'
const INSIDE = /^\/(?:en|id)\/admin\/(?!login(?:[/?#]|$))[\w-]+(?:[?#].*)?$/

/** Only a place inside the admin area is ever gone to. */
export function safeReturn(place: string | null, language: Language): string {
  return place && INSIDE.test(place)
    ? switchLanguage(place, language)
    : localizedPath(language, '/admin/home')
}

export function rememberPlace(place: string): void {
  try {
    window.sessionStorage.setItem(KEY, place)
  } catch {
    // Without it the way leads to the admin home.
  }
}

export function takePlace(language: Language): string {
  try {
    const place = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return safeReturn(place, language)
  } catch {
    return safeReturn(null, language)
  }
}
