import { useText } from '#web/kit/i18n/use-text.ts'
import { daysLeftText, GoalMeter } from '#web/kit/layout/goal-meter.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { MonthGoal } from './home.loader.ts'
import { ONWARD, PartHead } from './part-head.tsx'

/** The store's goal of this month. */
export function Goal({ goal: { month, percent, daysLeft, text: purpose } }: { goal: MonthGoal }) {
  const text = useText()
  const { t, number } = text
  return (
    <section aria-labelledby="goal">
      <PartHead id="goal" title={t('storefront.goal', { month })} />
      <div className="flex items-end justify-between gap-4">
        <p className="wrap-anywhere font-bold">{purpose}</p>
        <b className="num font-extrabold text-xl leading-tight" aria-hidden="true">
          {number(percent)}%
        </b>
      </div>
      <GoalMeter percent={percent} />
      <p className="num flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="text-soft">{daysLeftText(daysLeft, text)}</span>
        <SiteLink to="/store" className={ONWARD}>
          {t('home.openStore')}
          <Icon name="arrow-right" />
        </SiteLink>
      </p>
    </section>
  )
}
