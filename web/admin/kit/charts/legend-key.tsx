import type { ReactNode } from 'react'

const KEYS = {
  now: 'size-2.5 bg-star',
  compared: 'size-2.5 bg-soft',
  usual: 'size-2.5 border border-edge border-dashed',
  line: 'h-0.5 w-2.5 bg-note',
}

export function LegendKey({ of, children }: { of: keyof typeof KEYS; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.75">
      <i className={KEYS[of]} aria-hidden="true" />
      {children}
    </span>
  )
}
