import type { Text } from '../i18n/text.ts'
import { useText } from '../i18n/use-text.ts'

/** How much of the store's goal is reached. */
export function GoalMeter({ percent }: { percent: number }) {
  const { t, number } = useText()
  return (
    <div
      className="goal-bar"
      role="img"
      aria-label={t('storefront.goalReached', { percent: number(percent) })}
      data-done={percent >= 100 || undefined}
    >
      <i style={{ width: `${Math.min(percent, 100)}%` }} />
    </div>
  )
}

export function daysLeftText(days: number, { t }: Pick<Text, 't'>): string {
  if (days === 0) return t('storefront.lastDay')
  return days === 1 ? t('storefront.dayLeft') : t('storefront.daysLeft', { days })
}
