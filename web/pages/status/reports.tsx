// What the team has written, besides what lasts now: planned work first, then what is over.
import type { Language } from '#contract/language.ts'
import type { Incident, StatusOverview } from '#contract/network/status-history.schema.ts'
import { isOpenIncident } from '#contract/network/status-history.ts'
import { jakartaShortDay, jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'

export function Reports({ status: { incidents, at } }: { status: StatusOverview }) {
  const { t, language } = useText()
  const planned = incidents.filter(({ starts_at }) => starts_at > at).toReversed()
  const past = incidents.filter((one) => one.starts_at <= at && !isOpenIncident(one, at))
  return (
    <section aria-labelledby="reports">
      <h2 id="reports" className="mb-3 text-xl">
        {t('status.incidents')}
      </h2>
      {incidents.length === 0 && (
        <p className="border-line border-t pt-3.5 text-soft">{t('status.noIncidents')}</p>
      )}
      <ol>
        {[...planned, ...past].map((one) => (
          <li key={one._id} id={one._id} className="border-line border-t py-3.5">
            <p className="num text-[0.8125rem] text-faint">{timeText(one, { at, t, language })}</p>
            <h3 className="break-words text-base">
              {one.starts_at > at && <span className="text-note">{t('status.planned')}: </span>}
              {one.title[language]}
            </h3>
            <p className="break-words text-[0.9375rem] text-soft">{one.text[language]}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

type Context = { at: string; t: Translate; language: Language }

/** 19 Oct, 14:02 to 14:13 WIB; the second day only where it is another. */
function timeText({ starts_at, ends_at }: Incident, { at, t, language }: Context): string {
  const now = new Date(at)
  const day = (value: Date) => jakartaShortDay(value, language, now)
  const start = new Date(starts_at)
  const time = jakartaTime(start, language)
  const from = day(start) === day(now) ? t('status.todayAt', { time }) : `${day(start)}, ${time}`
  if (ends_at === null) return t('status.since', { from })
  const end = new Date(ends_at)
  const endTime = jakartaTime(end, language)
  const until = day(end) === day(start) ? endTime : `${day(end)}, ${endTime}`
  return t('status.between', { from, until })
}
