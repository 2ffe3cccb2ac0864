import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

type Props = {
  icon: IconName
  question: string
  link: { href: string; text: string }
  children?: ReactNode
  className?: string
}

export function HelpNote({ icon, question, link, children, className = '' }: Props) {
  const { t } = useText()
  return (
    <p className={`flex items-start gap-2 text-sm text-soft ${className}`}>
      <Icon name={icon} className="mt-px text-faint" />
      <span>
        {question}{' '}
        <a className="link inline-block" href={link.href} target="_blank" rel="noopener">
          {link.text}
          <span className="sr-only"> {t('shell.opensNewTab')}</span>
        </a>
        {children && <> {children}</>}
      </span>
    </p>
  )
}
