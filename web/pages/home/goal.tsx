import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { MonthGoal } from './home.loader.ts'
import { ONWARD, PartHead } from './part-head.tsx'

/** The store's goal of this month. */
export function Goal({ goal: { month, percent, daysLeft, text } }: { goal: MonthGoal }) {
  const { t, number } = useText()
  const left =
    daysLeft === 0
      ? t('storefront.lastDay')
      : daysLeft === 1
        ? t('storefront.dayLeft')
        : t('storefront.daysLeft', { days: daysLeft })
  return (
    <section aria-labelledby="goal">
      <PartHead id="goal" title={t('storefront.goal', { month })} />
      <div className="flex items-end justify-between gap-4">
        <p className="wrap-anywhere font-bold">{text}</p>
        <b className="num font-extrabold text-xl leading-tight" aria-hidden="true">
          {number(percent)}%
        </b>
      </div>
      <div
        className="goal-bar"
        role="img"
        aria-label={t('storefront.goalReached', { percent: number(percent) })}
        data-done={percent >= 100 || undefined}
      >
        <i style={{ width: `${Math.min(percent, 100)}%` }} />
      </div>
      <p className="num flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="text-soft">{left}</span>
        <SiteLink to="/store" className={ONWARD}>
          {t('home.openStore')}
          <Icon name="arrow-right" />
        </SiteLink>
      </p>
    </section>
  )
}
