import type { ReactNode } from 'react'

export type BarRow = {
  key: string
  label: ReactNode
  note?: ReactNode
  value: number
  text: string
}

/** Horizontal bars with label and figure above; the text says everything, so the bars are decoration. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className="grid gap-3">
      {rows.map(({ key, label, note, value, text }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-sm">
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {label}
            {note && <span className="ml-1.5 text-faint">{note}</span>}
          </span>
          <b className="num">{text}</b>
          <span className="col-span-full h-2 bg-deep" aria-hidden="true">
            <span
              className="block h-2 bg-[repeating-linear-gradient(90deg,var(--color-edge)_0_10px,transparent_10px_12px)]"
              style={{ width: `${Math.max(0, value / highest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
