// Fields for a day or a moment in Jakarta's time. Browsers write them in the format of their own language, so the value stands
// below in words.
import type { ComponentProps } from 'react'
import type { Language } from '#contract/language.ts'
import { jakartaDay, jakartaMoment, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  type: 'date' | 'datetime-local'
  /** `2026-11-17` or `2026-11-17T05:54`, as the input writes it; empty: none. */
  value: string
}

export function MomentInput({ value, className = 'input num', ...input }: Props) {
  const { language } = useAdminText()
  const words = writtenMoment(value, language)
  return (
    <>
      <input {...input} className={className} value={value} />
      {words && <span className="num mt-1 block text-sm text-soft">{words}</span>}
    </>
  )
}

/** Tuesday, 17 November 2026; with a time Tuesday, 17 Nov 2026, 05:54 WIB. Empty while it is not complete. */
export function writtenMoment(local: string, language: Language): string {
  const isDay = !local.includes('T')
  const at = new Date(`${local}${isDay ? 'T12:00' : ''}+07:00`)
  if (local === '' || Number.isNaN(at.getTime())) return ''
  const text = isDay ? jakartaDay(at, language) : jakartaMoment(at, language, { year: true })
  return `${jakartaWeekday(at, language)}, ${text}`
}
