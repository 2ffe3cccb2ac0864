import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { SiteLink } from './site-link.tsx'
import { useSite } from './use-site.ts'

type Props = { className: string; onClick?: () => void; children?: ReactNode }

/** To the owner's status page outside of the site, or to our own where there is none. */
export function StatusLink({ className, onClick, children }: Props) {
  const { t } = useText()
  const { links } = useSite()
  const label = children ?? t('shell.status')
  if (links.status === null)
    return (
      <SiteLink to="/status" className={className} onClick={onClick}>
        {label}
      </SiteLink>
    )
  return (
    <a href={links.status} target="_blank" rel="noopener" className={className} onClick={onClick}>
      {label}
      <Icon name="arrow-up-right" className="ml-auto text-faint" />
      <span className="sr-only">{t('shell.opensNewTab')}</span>
    </a>
  )
}
