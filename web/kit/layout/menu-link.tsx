import type { ComponentProps } from 'react'
import { ExternalLink } from './external-link.tsx'
import { SiteLink } from './site-link.tsx'

export const isOutside = (href: string) => !href.startsWith('/')

/** A place of a menu: a page of this site, or an address outside of it. */
export function MenuLink({ href, ...props }: ComponentProps<typeof ExternalLink> & { href: string }) {
  return isOutside(href) ? <ExternalLink href={href} {...props} /> : <SiteLink to={href} {...props} />
}
