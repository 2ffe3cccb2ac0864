// Values as the public page writes them, in either language.
import { leaderboard as en } from '#content/locales/en/leaderboard.ts'
import { leaderboard as id } from '#content/locales/id/leaderboard.ts'
import type { Language } from '#contract/language.ts'
import { createText, type Dictionary, type Text } from '#web/kit/i18n/text.ts'

/** Only the texts of the leaderboard page are loaded. */
const TEXTS: Record<Language, Text> = {
  en: createText('en', { leaderboard: en } as unknown as Dictionary),
  id: createText('id', { leaderboard: id } as unknown as Dictionary),
}

export function boardText(language: Language): Text {
  return TEXTS[language]
}
