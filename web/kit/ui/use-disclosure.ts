import { useEffect, useEffectEvent, useRef } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** A box that a button opens: closes by Escape, by a press outside, and when the focus leaves. Arrows move in it. */
export function useDisclosure(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  /** The focus goes back to the button, so that a dialog that opens next returns it there. */
  function close(): void {
    button.current?.focus()
    setOpen(false)
  }

  const onLeave = useEffectEvent(({ type, target, relatedTarget = null }: Event & Partial<FocusEvent>) => {
    const to = type === 'focusout' ? relatedTarget : target
    if (to instanceof Node && !box.current?.contains(to)) setOpen(false)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (step && !(event.target instanceof HTMLInputElement)) {
      event.preventDefault()
      moveFocus(box.current, step)
    }
  })
  useEffect(() => {
    const element = box.current
    if (!isOpen || !element) return
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', onLeave, { signal })
    element.addEventListener('focusout', onLeave, { signal })
    element.addEventListener('keydown', onKey, { signal })
    return () => stop.abort()
  }, [isOpen])

  return { box, button, close }
}

function moveFocus(box: HTMLElement | null, step: number): void {
  const items = [...(box?.querySelectorAll<HTMLElement>('a, button:enabled') ?? [])]
  const at = items.findIndex((item) => item.contains(document.activeElement))
  items[(at + step + items.length) % items.length]?.focus()
}
