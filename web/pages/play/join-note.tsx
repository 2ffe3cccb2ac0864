import type { ReactNode } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

export function JoinNote({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <p className="mt-5 flex gap-2.5 border-line border-t pt-4 text-faint text-sm">
      <Icon name={icon} className="mt-px" />
      <span>{children}</span>
    </p>
  )
}
