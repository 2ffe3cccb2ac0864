import { useAdminText } from '../text/use-admin-text.ts'

/** The hour of today, else the day and its hour, which may stand below it; where there is little room only the day. */
export function RowTime({ at }: { at: string }) {
  const text = useAdminText().rowTime(at)
  const cut = text.lastIndexOf(' ')
  if (cut === -1) return text
  return (
    <>
      <span className="whitespace-nowrap">{text.slice(0, cut)}</span>{' '}
      <span className="row-hour">{text.slice(cut + 1)}</span>
    </>
  )
}

const MINUTE_MS = 60_000

/** How long ago, in the largest unit. */
export function useAge(): (since: string) => string {
  const { t, number } = useAdminText()
  return (since) => {
    const minutes = Math.max(1, Math.round((Date.now() - Date.parse(since)) / MINUTE_MS))
    if (minutes < 60) return t('admin.minutes', { count: number(minutes) })
    const hours = Math.round(minutes / 60)
    if (hours < 48) return t('admin.hours', { count: number(hours) })
    return t('admin.days', { count: number(Math.round(hours / 24)) })
  }
}
