import type { ComponentProps } from 'react'
import { usePathname } from '../router/index.ts'
import { Icon } from '../ui/icon.tsx'
import { ExternalLink } from './external-link.tsx'
import type { SiteMenus } from './menu-links.ts'
import { isCurrent } from './navigation.ts'
import { SiteLink } from './site-link.tsx'

export const isOutside = (href: string) => !href.startsWith('/')

/** A place of a menu: a page of this site, or an address outside of it. */
export function MenuLink({ href, ...props }: ComponentProps<typeof ExternalLink> & { href: string }) {
  return isOutside(href) ? <ExternalLink href={href} {...props} /> : <SiteLink to={href} {...props} />
}

type ItemProps = { link: SiteMenus['more'][number]; onClick: () => void }

/** A place in a menu that opens. */
export function MenuItem({ link: [href, label, icon], onClick }: ItemProps) {
  const isHere = isCurrent(href, usePathname())
  return (
    <MenuLink href={href} className="menu-link" aria-current={isHere ? 'page' : undefined} onClick={onClick}>
      <Icon name={icon} />
      {label}
    </MenuLink>
  )
}
