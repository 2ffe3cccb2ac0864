import type { CSSProperties } from 'react'
import type { VoteRewardsView } from '#contract/network/network-views.ts'
import { jakartaDate, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const WEEK = [0, 1, 2, 3, 4, 5, 6]

export function Gives({ rewards, total }: { rewards: VoteRewardsView; total: number }) {
  const { t } = useText()
  const { each, all, streak } = rewards
  const gives: [IconName, string, string | null][] = [
    ['key-round', t('vote.everyVote'), each],
    ['package', `${total} / ${total}`, all],
    ['flame', t('vote.daysInARow', { count: streak?.days ?? 0 }), streak?.text ?? null],
  ]
  if (gives.every(([, , text]) => text === null)) return null
  return (
    <section className="slab mt-4 p-4 lg:p-6">
      <h2 className="sr-only">{t('vote.gives')}</h2>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
        {gives.map(
          ([icon, title, text]) =>
            text && (
              <li key={icon} className="flex gap-3">
                <Icon name={icon} className="mt-0.5 flex-none text-star" />
                <div className="min-w-0">
                  <b className="num block">{title}</b>
                  <span className="text-soft">{text}</span>
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  )
}

/** The days of this week with a verified vote, as a comet: older days fade, today glows. */
export function Week({ days, now }: { days: readonly string[]; now: number }) {
  const { t, language } = useText()
  const midnight = new Date(jakartaDate(new Date(now)))
  const today = (midnight.getUTCDay() + 6) % 7
  return (
    <ul className="comet" aria-label={t('vote.thisWeek')}>
      {WEEK.map((place) => {
        const date = new Date(midnight.getTime() + (place - today) * DAY_MS)
        const isOn = days.includes(jakartaDate(date))
        const day = jakartaWeekday(date, language)
        return (
          <li
            key={place}
            data-on={isOn || undefined}
            aria-current={place === today ? 'date' : undefined}
            style={{ '--age': today - place } as CSSProperties}
          >
            <i aria-hidden="true" />
            <span aria-hidden="true">{day.charAt(0)}</span>
            <span className="sr-only">{t(isOn ? 'vote.dayVoted' : 'vote.dayNotVoted', { day })}</span>
          </li>
        )
      })}
    </ul>
  )
}
