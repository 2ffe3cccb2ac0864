import { playerPath } from '#contract/network/player-path.ts'
import { SiteLink } from './site-link.tsx'
import { useSite } from './use-site.ts'

export function PlayerName({ name, className }: { name: string; className: string }) {
  const { pages } = useSite()
  const path = playerPath(name)
  return path !== null && pages.player ? (
    <SiteLink to={path} className={`row-link ${className}`} title={name} prefetch="none">
      {name}
    </SiteLink>
  ) : (
    <span className={className} title={name}>
      {name}
    </span>
  )
}
