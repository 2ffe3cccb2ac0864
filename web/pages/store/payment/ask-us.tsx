import type { ReactNode } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { HelpNote } from '#web/kit/ui/help-note.tsx'

/** `children`: what to send with the question. Nothing where the owner has set no contact. */
export function AskUs({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { links } = useSite()
  if (links.discord === null) return null
  return (
    <HelpNote
      icon="messages-square"
      question={t('shell.helpQuestion')}
      link={{ href: links.discord, text: t('shell.helpLink') }}
      className="print:hidden"
    >
      {children}
    </HelpNote>
  )
}
