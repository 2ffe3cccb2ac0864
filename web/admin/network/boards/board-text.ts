// Values as the public page writes them, in either language.
import { leaderboard as en } from '#content/locales/en/leaderboard.ts'
import { leaderboard as id } from '#content/locales/id/leaderboard.ts'
import type { Language } from '#contract/language.ts'
import { createText, type Text } from '#web/kit/i18n/text.ts'

/** Only the texts of the leaderboard page are loaded. */
type BoardTexts = { leaderboard: typeof en }

const TEXTS: Record<Language, Text<BoardTexts>> = {
  en: createText<BoardTexts>('en', { leaderboard: en }),
  id: createText<BoardTexts>('id', { leaderboard: id }),
}

export function boardText(language: Language): Text<BoardTexts> {
  return TEXTS[language]
}
