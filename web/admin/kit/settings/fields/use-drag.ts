// Drags rows of a list by pointer or finger. Rows change places while the pointer moves.
import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { dropIndex } from './reorder.ts'

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
