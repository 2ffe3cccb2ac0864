import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { HelpNote } from '#web/kit/ui/help-note.tsx'

/** `hasReference`: the page shows one to send with the question. */
export function AskUs({ hasReference = false }: { hasReference?: boolean }) {
  const { t } = useText()
  const { links } = useSite()
  if (links.discord === null) return null
  return (
    <HelpNote
      icon="messages-square"
      question={t('payment.helpQuestion')}
      link={{ href: links.discord, text: t('payment.helpLink') }}
    >
      {hasReference && t('payment.helpRest')}
    </HelpNote>
  )
}
