import type { ReactNode } from 'react'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = { to: string; className?: string; children: ReactNode }

/** Above the title of a screen: to the screen that it lies below. */
export function BackLink({ to, className = '', children }: Props) {
  return (
    <SiteLink to={to} className={`back-link ${className}`}>
      <Icon name="arrow-left" />
      {children}
    </SiteLink>
  )
}
