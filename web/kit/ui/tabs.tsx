// Tabs as links: each has an address, and works before hydration.
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Link } from '../router/index.ts'

type Tab<Id extends string> = { id: Id; label: string; to: string; accent: string }

type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  /** At the end of their row, on phones below it. */
  beside?: ReactNode
  children: ReactNode
}

const MOVES: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  Home: () => 0,
  End: (_place, last) => last,
}

export function Tabs<Id extends string>({ label, tabs, selected, beside, children }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => showTab(list.current, `tab-${selected}`), [selected])

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const index = all.indexOf(document.activeElement as HTMLElement)
    const next = index < 0 ? undefined : all[MOVES[event.key]?.(index, all.length - 1) ?? -1]
    if (next) {
      event.preventDefault()
      next.focus()
      next.click()
    } else if (event.key === ' ') {
      event.preventDefault()
      all[index]?.click()
    }
  }

  return (
    <>
      <div
        className={`wrap grid grid-cols-1 gap-x-6 gap-y-3 md:items-end ${beside ? 'md:grid-cols-[minmax(0,1fr)_auto]' : ''}`}
      >
        <div ref={list} className="tabs" role="tablist" aria-label={label} onKeyDown={moveFocus}>
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
        {beside}
      </div>
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  )
}

/** Scrolls the row of tabs, never the page. */
function showTab(list: HTMLElement | null, id: string): void {
  const tab = list?.querySelector<HTMLElement>(`#${CSS.escape(id)}`)
  if (!list || !tab) return
  const [box, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()]
  if (own.left < box.left) list.scrollLeft -= box.left - own.left
  else if (own.right > box.right) list.scrollLeft += own.right - box.right
}
