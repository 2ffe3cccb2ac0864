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
