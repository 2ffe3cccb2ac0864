import { type ReactNode, useEffect, useRef } from 'react'
import { Panel } from '../settings/fields/panel.tsx'
import type { Selection } from './use-selection.ts'

type Props = { title: string; text?: ReactNode; selection: Selection; children: ReactNode }

/** The fields of the selected entry, which get the focus when an entry is opened. */
export function EntryPanel({ title, text, selection: { focus }, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focus) return
    // After the list has put the focus on its new row.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => focusPanel(box.current, focus.to))
    })
    return () => cancelAnimationFrame(frame)
  }, [focus])
  return (
    <div ref={box} className="scroll-mt-18 outline-none" tabIndex={-1}>
      <Panel title={title} text={text}>
        {children}
      </Panel>
    </div>
  )
}

/** How much of the panel has to be on the screen so that the page does not move. */
const VISIBLE_PX = 200

function focusPanel(panel: HTMLElement | null, to: 'panel' | 'field'): void {
  if (!panel) return
  const field = to === 'field' ? panel.querySelector<HTMLElement>('input, select, textarea') : null
  const target = field ?? panel
  target.focus({ preventScroll: true })
  const { top } = panel.getBoundingClientRect()
  if (top < 0 || top > window.innerHeight - VISIBLE_PX) panel.scrollIntoView({ block: 'start' })
}
