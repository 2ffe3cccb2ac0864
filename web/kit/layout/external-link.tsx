import type { ComponentProps } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'

/** A link to another host: opens a new tab, and says so to screen readers. */
export function ExternalLink({ children, ...props }: ComponentProps<'a'>) {
  const { t } = useText()
  return (
    <a target="_blank" rel="noopener" {...props}>
      {children}
      <Icon name="arrow-up-right" className="ml-auto text-faint" />
      <span className="sr-only">{t('shell.opensNewTab')}</span>
    </a>
  )
}
