import { useState } from 'react'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import type { FieldAt } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { readRecipients } from './recipients.ts'

/** Addresses in one line, separated by commas. */
export function RecipientsField({ at }: { at: FieldAt<string[]> }) {
  const { t } = useAdminText()
  const [text, setText] = useState(at.value.join(', '))
  // The typed text stays as it is while it means the same; a discarded draft replaces it.
  const isSame = JSON.stringify(readRecipients(text)) === JSON.stringify(at.value)
  const problem = at.problem ?? at.value.map((_, index) => at.at(index).problem).find(Boolean) ?? null
  return (
    <SettingField
      at={{ ...at, problem } as FieldAt<unknown>}
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
          value={isSame ? text : at.value.join(', ')}
          onChange={({ target }) => {
            setText(target.value)
            at.set(readRecipients(target.value))
          }}
        />
      )}
    </SettingField>
  )
}
