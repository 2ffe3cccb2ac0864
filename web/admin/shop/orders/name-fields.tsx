import { USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import { InputField } from '#web/admin/kit/parts/field.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const EDITIONS = [
  { value: 'java', label: 'Java' },
  { value: 'bedrock', label: 'Bedrock' },
] as const

type Name = { name: string; bedrock: boolean }
type Props = { label: string; value: Name; error: string | null; onChange: (part: Partial<Name>) => void }

export function NameFields({ label, value, error, onChange }: Props) {
  const { t } = useAdminText()
  return (
    <>
      <InputField
        label={label}
        error={error}
        value={value.name}
        maxLength={USERNAME_MAX_LENGTH}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <Segmented
        label={t('admin.edition')}
        options={EDITIONS}
        value={value.bedrock ? 'bedrock' : 'java'}
        onChange={(edition) => onChange({ bedrock: edition === 'bedrock' })}
      />
    </>
  )
}
