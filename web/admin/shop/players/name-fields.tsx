import { USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import { InputField } from '#web/admin/kit/parts/field.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { GiveDraft } from './give-draft.ts'

const EDITIONS = [
  { value: 'java', label: 'Java' },
  { value: 'bedrock', label: 'Bedrock' },
] as const

type Props = { draft: GiveDraft; error: string | null; onChange: (part: Partial<GiveDraft>) => void }

export function NameFields({ draft, error, onChange }: Props) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-3">
      <InputField
        label={t('adminPlayers.name')}
        error={error}
        value={draft.name}
        maxLength={USERNAME_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Segmented
        label={t('admin.edition')}
        options={EDITIONS}
        value={draft.bedrock ? 'bedrock' : 'java'}
        onChange={(edition) => onChange({ bedrock: edition === 'bedrock' })}
      />
    </div>
  )
}
