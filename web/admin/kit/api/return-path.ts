// The admin page to open after the login, in the session storage of this tab.
import type { Language } from '#contract/language.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'
import { localizedPath, switchLanguage } from '#web/kit/i18n/localized-path.ts'

const KEY = 'adminReturn'
const INSIDE = /^\/(?:en|id)\/admin\/(?!login(?:[/?#]|$))[\w-]+(?:\/[\w-]+(?:\.[\w-]+)*)*(?:[?#].*)?$/

/** Only paths inside the admin area, so that the login cannot be used as an open redirect. */
export function safeReturnPath(path: string | null, language: Language): string {
  return path && INSIDE.test(path) ? switchLanguage(path, language) : localizedPath(language, '/admin/home')
}

export function storeReturnPath(path: string): void {
  writeStored(KEY, path, 'sessionStorage')
}

export function takeReturnPath(language: Language): string {
  const path = readStored(KEY, 'sessionStorage')
  writeStored(KEY, null, 'sessionStorage')
  return safeReturnPath(path, language)
}
