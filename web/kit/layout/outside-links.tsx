import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { ExternalLink } from './external-link.tsx'
import { useSite } from './use-site.ts'

/** Wiki, status page and the owner's own links, as far as the owner has set them. */
export function useOutsideLinks() {
  const { t } = useText()
  const { links } = useSite()
  const all = [
    { href: links.wiki, label: t('shell.wiki'), icon: 'book-open' },
    { href: links.status, label: t('shell.status'), icon: 'activity' },
    ...links.more.map(({ url, label }) => ({ href: url, label, icon: 'arrow-right' }) as const),
  ] as const
  return all.flatMap(({ href, ...link }) => (href ? [{ href, ...link }] : []))
}

type Props = {
  className: string
  onClick: () => void
  /** Before the first link, if there is one. */
  children?: ReactNode
}

export function OutsideLinks({ className, onClick, children }: Props) {
  const links = useOutsideLinks()
  if (links.length === 0) return null
  return (
    <>
      {children}
      {links.map(({ href, label, icon }) => (
        <ExternalLink key={href + label} href={href} className={className} onClick={onClick}>
          <Icon name={icon} />
          {label}
        </ExternalLink>
      ))}
    </>
  )
}
