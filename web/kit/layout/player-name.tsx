import type { ReactNode } from 'react'
import { playerPath } from '#contract/network/player-path.ts'
import { SiteLink } from './site-link.tsx'
import { useSite } from './use-site.ts'

type Props = {
  name: string
  className: string
  /** The name with places where it may break. */
  children?: ReactNode
}

export function PlayerName({ name, className, children = name }: Props) {
  const { pages } = useSite()
  const path = playerPath(name)
  return path !== null && pages.player ? (
    <SiteLink to={path} className={`row-link ${className}`} title={name} prefetch="none">
      {children}
    </SiteLink>
  ) : (
    <span className={className} title={name}>
      {children}
    </span>
  )
}
