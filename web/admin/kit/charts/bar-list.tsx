import type { ReactNode } from 'react'

export type BarRow = {
  key: string
  label: ReactNode
  /** Beside the label, quieter. */
  note?: ReactNode
  value: number
  /** The value as text. */
  text: string
}

/** Horizontal bars with label and figure above; the text says everything, so the bars are decoration. */
export function BarList({ rows }: { rows: readonly BarRow[] }) {
  const highest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <ul className="bar-list">
      {rows.map(({ key, label, note, value, text }) => (
        <li key={key}>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {label}
            {note && <span className="ml-1.5 text-faint">{note}</span>}
          </span>
          <b className="num">{text}</b>
          <span className="track" aria-hidden="true">
            <span className="fill" style={{ width: `${Math.max(0, value / highest) * 100}%` }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
