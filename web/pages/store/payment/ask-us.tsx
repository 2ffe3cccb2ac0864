import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { HelpNote } from '#web/kit/ui/help-note.tsx'
import { Reference } from './reference.tsx'

type Props = {
  /** Shown here; without it the page shows none, or another part of it does. */
  reference?: string
  isReferenceShown?: boolean
}

export function AskUs({ reference, isReferenceShown = reference !== undefined }: Props) {
  const { t } = useText()
  const { links } = useSite()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:block">
      {links.discord !== null && (
        <HelpNote
          icon="messages-square"
          question={t('payment.helpQuestion')}
          link={{ href: links.discord, text: t('payment.helpLink') }}
        >
          {isReferenceShown && t('payment.helpRest')}
        </HelpNote>
      )}
      {reference && <Reference reference={reference} />}
    </div>
  )
}
