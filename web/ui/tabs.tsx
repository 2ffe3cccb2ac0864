// Tabs as links: each has an address, and works before hydration.

import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Link } from '../router/index.ts'

export type Tab<Id extends string> = { id: Id; label: string; to: string; accent: string }

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  children: ReactNode
}

const MOVES: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: (place, last) => (place === 0 ? last : place - 1),
  ArrowRight: (place, last) => (place === last ? 0 : place + 1),
  Home: () => 0,
  End: (_place, last) => last,
}

export function Tabs<Id extends string>({ label, tabs, selected, children }: Props<Id>) {
  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const place = all.indexOf(document.activeElement as HTMLElement)
    const next = place < 0 ? undefined : all[MOVES[event.key]?.(place, all.length - 1) ?? -1]
    if (next) {
      event.preventDefault()
      next.focus()
      next.click()
    } else if (event.key === ' ') {
      event.preventDefault()
      all[place]?.click()
    }
  }

  return (
    <>
      <div className="wrap">
        <div className="tabs" role="tablist" aria-label={label} onKeyDown={moveFocus}>
          {tabs.map(({ id, label, to, accent }) => (
            <Link
              key={id}
              id={`tab-${id}`}
              role="tab"
              className="tab"
              to={to}
              replace
              preventScrollReset
              aria-selected={id === selected}
              aria-controls="tab-panel"
              tabIndex={id === selected ? 0 : -1}
              style={{ '--c': accent } as CSSProperties}
            >
              {id === selected && <i className="dot" style={{ color: accent }} />}
              {label}
            </Link>
          ))}
        </div>
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  )
}
