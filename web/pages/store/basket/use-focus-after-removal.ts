import { useEffect, useEffectEvent, useRef } from 'react'

/** With a line the button that removed it is gone. */
export function useFocusAfterRemoval(lines: number, focus: () => void): void {
  const before = useRef(0)
  const onRemoval = useEffectEvent(focus)
  useEffect(() => {
    if (lines < before.current && document.activeElement === document.body) onRemoval()
    before.current = lines
  }, [lines])
}
