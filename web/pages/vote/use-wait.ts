import { useText } from '#web/kit/i18n/use-text.ts'
import { waitUntil } from './expedition-state.ts'

const KEYS = {
  again: ['vote.againInHours', 'vote.againInMinutes'],
  nextStart: ['vote.nextStartHours', 'vote.nextStartMinutes'],
} as const

export function useWait() {
  const { t } = useText()
  return (about: keyof typeof KEYS, moment: string, now: number): string => {
    const wait = waitUntil(moment, now)
    const [hours, minutes] = KEYS[about]
    return 'hours' in wait ? t(hours, { count: wait.hours }) : t(minutes, { count: wait.minutes })
  }
}
