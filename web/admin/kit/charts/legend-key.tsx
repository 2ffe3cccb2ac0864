import type { ReactNode } from 'react'

/** A colour of a block chart and what it stands for. */
export function LegendKey({
  of,
  children,
}: {
  of: 'now' | 'compared' | 'usual' | 'line'
  children: ReactNode
}) {
  return (
    <span className="legend-key" data-key={of}>
      <i aria-hidden="true" />
      {children}
    </span>
  )
}
