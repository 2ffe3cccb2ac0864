import { type ReactNode, useState } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useDisclosure } from '#web/kit/ui/use-disclosure.ts'

type Props = { label: string; children: (close: () => void) => ReactNode }

/** A button with three dots, and the actions that it opens, one per line. */
export function Menu({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { box, button, close } = useDisclosure(isOpen, setOpen)
  return (
    <div ref={box} className="relative flex-none">
      <button
        ref={button}
        type="button"
        className="icon-btn"
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="ellipsis" />
      </button>
      {isOpen && <div className="pop">{children(close)}</div>}
    </div>
  )
}
