import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

/** Addresses in one line, separated by commas. */
export function RecipientsField({ at }: { at: FieldAt<string[]> }) {
  const { t } = useAdminText()
  return (
    <ListField
      at={at}
      write={(addresses) => addresses.join(', ')}
      read={readRecipients}
      label={t('adminNotices.recipients')}
      help={t('adminNotices.recipientsHelp')}
    >
      {(control) => (
        <input
          {...control}
          className="input"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="owner@example.com"
        />
      )}
    </ListField>
  )
}

/** Separated by commas, semicolons or spaces. */
function readRecipients(text: string): string[] {
  return text.split(/[,;\s]+/).filter((part) => part !== '')
}
