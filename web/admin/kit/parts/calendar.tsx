// The days of a month to choose from, Monday first, and for a moment its hour and minute. Loaded when a field opens it.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { jakartaDate, jakartaDay, jakartaWeekday, monthName } from '#web/kit/i18n/jakarta-time.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { IconButton } from './button.tsx'
import { isLocal, type MomentKind } from './moment.ts'
import { TimeChoice } from './time-choice.tsx'

const DAY_MS = 24 * 60 * 60 * 1_000
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const MONTHS: Record<string, number> = { PageUp: -1, PageDown: 1 }

type Props = {
  type: MomentKind
  /** The local form of `moment.ts`. */
  value: string
  min?: string | number
  max?: string | number
  onChoose: (local: string) => void
  onClose: () => void
}

export default function Calendar({ type, value, min = '', max = '9999', onChoose, onClose }: Props) {
  const { t, language } = useAdminText()
  const today = jakartaDate(new Date())
  const [day, time = '00:00'] = isLocal(value) ? value.split('T') : []
  const [active, setActive] = useState(day ?? today)
  const box = useRef<HTMLDivElement>(null)
  const isDay = type === 'date'

  function choose(chosen: string): void {
    onChoose(isDay ? chosen : `${chosen}T${time}`)
    setActive(chosen)
    if (isDay) onClose()
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.target instanceof HTMLSelectElement) return
    else if (event.key in STEPS) setActive(dayAfter(active, STEPS[event.key] ?? 0))
    else if (event.key in MONTHS) setActive(monthAfter(active, MONTHS[event.key] ?? 0))
    else return
    event.preventDefault()
    // A menu around it moves the focus by the same keys.
    event.stopPropagation()
  })
  useEffect(() => {
    const element = box.current
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    box.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  const page = (months: number) => () => setActive(monthAfter(active, months))
  const days = daysOf(active)
  return (
    <div ref={box} className="mt-1.5 grid max-w-80 gap-1 rounded-block border border-edge bg-raised p-2">
      <div className="flex items-center justify-between">
        <IconButton icon="chevron-left" label={t('admin.previousMonth')} onClick={page(-1)} />
        <b className="text-sm" aria-live="polite">
          {monthName(Number(active.slice(5, 7)), language)} {active.slice(0, 4)}
        </b>
        <IconButton icon="chevron-right" label={t('admin.nextMonth')} onClick={page(1)} />
      </div>
      <div className="grid grid-cols-7 text-center text-[0.8125rem]">
        {days.slice(0, 7).map((one) => (
          <span key={one} className="py-1 text-faint text-xs" aria-hidden="true">
            {jakartaWeekday(noon(one), language).slice(0, 2)}
          </span>
        ))}
        {days.map((one) => (
          <button
            key={one}
            type="button"
            data-day={one}
            className="num min-h-9 rounded-px hover:bg-line focus-visible:-outline-offset-3 disabled:text-edge aria-[current]:font-extrabold aria-[current]:underline aria-pressed:bg-star aria-pressed:text-on-star data-out:text-faint pointer-coarse:min-h-11"
            tabIndex={one === active ? 0 : -1}
            aria-label={`${jakartaWeekday(noon(one), language)}, ${jakartaDay(noon(one), language)}`}
            aria-current={one === today ? 'date' : undefined}
            aria-pressed={one === day}
            data-out={one.slice(0, 7) !== active.slice(0, 7) || undefined}
            disabled={one < String(min).slice(0, 10) || one > String(max).slice(0, 10)}
            onClick={() => choose(one)}
          >
            {Number(one.slice(8))}
          </button>
        ))}
      </div>
      {!isDay && (
        <div className="flex items-center justify-between border-line border-t pt-2">
          <TimeChoice value={time} onChoose={(next) => onChoose(`${day ?? active}T${next}`)} />
          <span className="text-faint text-sm">WIB</span>
        </div>
      )}
    </div>
  )
}

const noon = (day: string) => new Date(`${day}T12:00+07:00`)
const toDay = (at: number) => new Date(at).toISOString().slice(0, 10)

function dayAfter(day: string, days: number): string {
  return toDay(Date.parse(day) + days * DAY_MS)
}

/** The same day of another month, or its last one. */
function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

/** Whole weeks from Monday on. */
function daysOf(active: string): string[] {
  const first = `${active.slice(0, 7)}-01`
  const lead = (new Date(first).getUTCDay() + 6) % 7
  const length = new Date(Date.UTC(Number(active.slice(0, 4)), Number(active.slice(5, 7)), 0)).getUTCDate()
  const weeks = Math.ceil((lead + length) / 7)
  return Array.from({ length: weeks * 7 }, (_, index) => dayAfter(first, index - lead))
}
