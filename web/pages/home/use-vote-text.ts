import { asSentence, countWord } from '#web/kit/i18n/count-word.ts'
import { useText } from '#web/kit/i18n/use-text.ts'

const SECONDS_PER_VOTE = 20

/** "Nine sites, about three minutes." */
export function useVoteText(count: number): string {
  const { t, language } = useText()
  if (count === 1) return t('home.voteTextOne')
  const minutes = Math.round((count * SECONDS_PER_VOTE) / 60)
  const sites = countWord(count, language)
  return asSentence(
    minutes <= 1
      ? t('home.voteTextShort', { sites })
      : t('home.voteText', { sites, minutes: countWord(minutes, language) }),
  )
}
