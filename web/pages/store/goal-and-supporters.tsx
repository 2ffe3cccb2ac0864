import { useText } from '#web/kit/i18n/use-text.ts'
import { daysLeftText, GoalMeter } from '#web/kit/layout/goal-meter.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import type { Goal, Support } from './store.loader.ts'

/** Beside the title. */
export function GoalBar({ percent, month, daysLeft, text: purpose }: Goal) {
  const text = useText()
  const { t, number } = text
  return (
    <section
      className="min-w-0 flex-[0_1_24rem] text-sm text-soft max-md:flex-[1_1_100%]"
      aria-labelledby="goal"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="goal" className="text-ink text-sm tracking-[0]">
          {t('storefront.goal', { month })}
        </h2>
        <span className="num">
          {number(percent)}% · {daysLeftText(daysLeft, text)}
        </span>
      </div>
      <GoalMeter percent={percent} />
      <p className="wrap-anywhere">{purpose}</p>
    </section>
  )
}

export function Supporters({ supporters }: Pick<Support, 'supporters'>) {
  const { t, number } = useText()
  if (supporters.length === 0) return null
  return (
    <section className="wrap" aria-labelledby="supporters">
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 border-line border-t pt-4 text-sm">
        <h2 id="supporters" className="text-sm tracking-[0]">
          {t('storefront.supporters')}
        </h2>
        <ul className="contents">
          {supporters.map(({ name, points, ago }) => (
            <li key={name} className="flex min-w-0 items-center gap-2">
              <PlayerHead name={name} size={24} />
              <b className="min-w-0 truncate">{name}</b>
              <span className="num whitespace-nowrap text-faint">
                {t('storefront.points', { points: number(points) })} ·{' '}
                {t(`shell.ago_${ago.unit}`, { count: ago.count })}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
