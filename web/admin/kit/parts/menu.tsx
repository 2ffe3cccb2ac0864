import { createContext, type ReactNode, use, useState } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { useDisclosure } from '#web/kit/ui/use-disclosure.ts'
import { IconButton } from './button.tsx'

export const CloseMenu = createContext(() => {})

/** A button with three dots, and the actions that it opens, one per line. */
export function Menu({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const { box, button, close } = useDisclosure(isOpen, setOpen)
  return (
    <div ref={box} className="relative flex-none">
      <IconButton
        icon="ellipsis"
        label={label}
        ref={button}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <CloseMenu value={close}>{isOpen && <div className="pop">{children}</div>}</CloseMenu>
    </div>
  )
}

export function MenuItem({ icon, label, onAct }: { icon: IconName; label: string; onAct: () => void }) {
  const close = use(CloseMenu)
  return (
    <button
      type="button"
      onClick={() => {
        close()
        onAct()
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  )
}
