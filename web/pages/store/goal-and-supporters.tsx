import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import type { Goal, Support } from './store.loader.ts'

export function GoalAndSupporters({ goal, supporters }: Support) {
  if (!goal && supporters.length === 0) return null
  return (
    <div className="wrap goal-and-supporters">
      {goal && <GoalBar {...goal} />}
      {supporters.length > 0 && <Supporters supporters={supporters} />}
    </div>
  )
}

function GoalBar({ percent, month, daysLeft, text }: Goal) {
  const { t, number } = useText()
  const left =
    daysLeft === 0
      ? t('storefront.lastDay')
      : daysLeft === 1
        ? t('storefront.dayLeft')
        : t('storefront.daysLeft', { days: daysLeft })
  return (
    <section className="slab goal p-4 lg:p-5" aria-labelledby="goal">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="goal" className="text-base">
          {t('storefront.goal', { month })}
        </h2>
        <b className="num font-extrabold text-xl" aria-hidden="true">
          {number(percent)}%
        </b>
      </div>
      <div
        className="goal-bar"
        role="img"
        aria-label={t('storefront.goalReached', { percent: number(percent) })}
      >
        <i style={{ width: `${Math.min(percent, 100)}%` }} />
      </div>
      <p className="text-sm text-soft">{text}</p>
      <p className="num mt-1 text-[0.8125rem] text-faint">{left}</p>
    </section>
  )
}

function Supporters({ supporters }: Pick<Support, 'supporters'>) {
  const { t, number } = useText()
  return (
    <section className="slab supporters p-4 lg:p-5" aria-labelledby="supporters">
      <h2 id="supporters" className="text-base">
        {t('storefront.supporters')}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 gap-y-2.5 lg:grid-cols-2">
        {supporters.map(({ name, points, ago }) => (
          <li key={name} className="flex items-center gap-3">
            <PlayerHead name={name} size={32} />
            <b className="min-w-0 truncate">{name}</b>
            <span className="num ml-auto whitespace-nowrap text-[0.8125rem] text-faint">
              {t('storefront.points', { points: number(points) })} ·{' '}
              {t(`shell.ago_${ago.unit}`, { count: ago.count })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
