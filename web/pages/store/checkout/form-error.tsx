import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'

/** Scrolls into view: on a phone the row of the total may lie over it. */
export function FormError({ id, children }: { id?: string; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <p ref={text} className="error w-full" id={id} role="alert">
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  )
}
