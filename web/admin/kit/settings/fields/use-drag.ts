// Drags rows of a list by pointer or finger. Rows change places while the pointer moves.
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'

export function useDrag(box: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)

  const onPointerMove = useEffectEvent((y: number) => {
    if (dragged === null || !box.current) return
    const rows = [...box.current.children].map((row) => row.getBoundingClientRect())
    const to = dropIndex(rows, dragged, y)
    if (to === dragged) return
    onMove(dragged, to)
    setDragged(to)
  })

  // On the window, because the grip moves in the document and would lose a captured pointer.
  const isDragging = dragged !== null
  useEffect(() => {
    if (!isDragging) return
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('pointermove', ({ clientY }) => onPointerMove(clientY), { signal })
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => setDragged(null), { signal })
    return () => listeners.abort()
  }, [isDragging])

  function startDrag(index: number, event: ReactPointerEvent): void {
    if (event.button !== 0) return
    // Else a finger selects text or captures the pointer.
    event.currentTarget.releasePointerCapture?.(event.pointerId)
    setDragged(index)
  }

  return { dragged, startDrag }
}

export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Entry)
}

type Box = { top: number; bottom: number }

/**
 * Where a dragged row belongs: it changes places with a neighbour once the pointer is past the neighbour's middle, so
 * that rows of different heights do not flicker.
 */
export function dropIndex(rows: readonly Box[], from: number, y: number): number {
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2
  let to = from
  while (to > 0 && y < middle(rows[to - 1] as Box)) to -= 1
  while (to < rows.length - 1 && y > middle(rows[to + 1] as Box)) to += 1
  return to
}
