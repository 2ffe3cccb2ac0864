import { useId, useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { AuditEntry } from '#contract/platform/audit.schema.ts'
import { GRAVE_ACTIONS } from '#contract/platform/audit.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay, jakartaTime, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Difference, foldSaves, type Line, useHasDifference } from './difference.tsx'
import { Sentence } from './sentence.tsx'

const DAY_MS = 24 * 60 * 60 * 1_000

function dayOf(ms: number, language: Language): string {
  const at = new Date(ms)
  return `${jakartaWeekday(at, language)} ${jakartaShortDay(at, language, new Date())}`
}

/** Sentences below the days of Jakarta on which they happened. */
export function LogLines({ entries, stale }: { entries: readonly AuditEntry[]; stale: boolean }) {
  const { language } = useAdminText()
  const days = Map.groupBy(foldSaves(entries), ({ newest }) => dayOf(Date.parse(newest.at), language))
  return (
    <div className="log mb-4 text-sm data-stale:opacity-60" data-stale={stale || undefined} aria-busy={stale}>
      {[...days].map(([day, lines]) => (
        <section key={day}>
          <DayHeading day={day} />
          <ul className="max-lg:mx-[calc(-1*var(--gutter))]">
            {lines.map((line) => (
              <LogLine key={line.newest._id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function DayHeading({ day }: { day: string }) {
  const { t, language } = useAdminText()
  const isYesterday = day === dayOf(Date.now() - DAY_MS, language)
  const yesterday = isYesterday ? t('adminOrders.date_yesterday') : null
  const near = day === dayOf(Date.now(), language) ? t('admin.today') : yesterday
  return (
    <h2 className="sticky top-14 z-2 bg-ground pt-4 pb-1.5 text-[0.8125rem] text-soft leading-5 tracking-[0] max-lg:mx-[calc(-1*var(--gutter))] max-lg:px-(--gutter)">
      {near ?? day} {near && <span className="ml-1 font-[500] text-faint">{day}</span>}
    </h2>
  )
}

function LogLine({ line }: { line: Line }) {
  const { t, language, exactTimestamp } = useAdminText()
  const { newest, count } = line
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const hasDifference = useHasDifference(line)
  return (
    <li data-grave={GRAVE_ACTIONS.includes(newest.action) || undefined} data-open={isOpen || undefined}>
      <div className="line">
        <PlayerHead name={newest.admin} size={20} />
        <Sentence entry={newest} count={count} />
        <time
          className="num text-[0.8125rem] text-faint max-lg:col-[2]"
          dateTime={newest.at}
          title={exactTimestamp(newest.at)}
        >
          {jakartaTime(new Date(newest.at), language)}
        </time>
        {hasDifference && (
          <button
            type="button"
            className="row-link"
            aria-label={t('adminAudit.difference')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="chevron-right" />
          </button>
        )}
      </div>
      {isOpen && (
        <div id={id} className="pr-3 pb-3 pl-10">
          <Difference line={line} />
        </div>
      )}
    </li>
  )
}
