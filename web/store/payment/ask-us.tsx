import { useText } from '../../i18n/use-text.ts'
import { useSite } from '../../layout/use-site.ts'
import { HelpNote } from '../../ui/help-note.tsx'

export function AskUs() {
  const { t } = useText()
  const { links } = useSite()
  if (links.discord === null) return null
  return (
    <HelpNote
      icon="messages-square"
      question={t('payment.helpQuestion')}
      link={{ href: links.discord, text: t('payment.helpLink') }}
    >
      {t('payment.helpRest')}
    </HelpNote>
  )
}
