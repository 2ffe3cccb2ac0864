import type { VoteRewardsView } from '#contract/network/network-views.ts'
import { jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const AHEAD_MS = 7 * 60 * 60 * 1_000
/** A Monday in Jakarta. */
const MONDAY_MS = Date.UTC(2026, 10, 16) - AHEAD_MS
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The rewards that the owner promises; nothing without a text. */
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
    <section className="slab p-4 lg:p-6">
      <h2 className="text-lg">{t('vote.gives')}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-3">
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

/** The days of this week with a verified vote; empty blocks while nobody is named. */
export function Week({ days, now }: { days: readonly string[]; now: number | null }) {
  const { t, language } = useText()
  const monday = now === null ? MONDAY_MS : mondayOf(now)
  return (
    <section className="slab p-4 lg:p-6">
      <h2 className="text-lg">{t('vote.thisWeek')}</h2>
      <ul className="mt-3 grid grid-cols-7 gap-[3px] text-center text-[0.75rem] text-faint">
        {WEEK.map((place) => {
          const at = monday + place * DAY_MS
          const isOn = days.includes(new Date(at + AHEAD_MS).toISOString().slice(0, 10))
          const day = jakartaWeekday(new Date(at), language)
          const said = now === null ? day : t(isOn ? 'vote.dayVoted' : 'vote.dayNotVoted', { day })
          return (
            <li key={place} className={isOn ? 'text-ink' : undefined} data-on={isOn || undefined}>
              <i
                className={`mb-1.5 block h-5 border ${isOn ? 'border-star border-b-4 border-b-star-lip bg-star' : 'border-line bg-deep'}`}
                aria-hidden="true"
              />
              <span aria-hidden="true">{day.slice(0, 3)}</span>
              <span className="sr-only">{said}</span>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 text-faint text-sm">{t('vote.weekText')}</p>
    </section>
  )
}

function mondayOf(now: number): number {
  const today = Math.floor((now + AHEAD_MS) / DAY_MS) * DAY_MS
  return today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS - AHEAD_MS
}
