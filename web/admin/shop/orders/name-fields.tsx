import { encodeUsername, USERNAME_MAX_LENGTH, usernameProblem } from '#contract/network/username.ts'
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { TYPING_PAUSE_MS } from '#web/admin/kit/lists/search-field.tsx'
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
        help={<span aria-live="polite">{useNameNote(value)}</span>}
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

/** What the network knows of a name, looked up when typing has paused. Nothing where it has no list of its players. */
function useNameNote({ name, bedrock }: Name): string | null {
  const { t } = useAdminText()
  const key = usernameProblem(name, bedrock) === null ? encodeUsername(name, bedrock) : null
  const { data, stale } = useLoaded(key, async (signal) => {
    await new Promise((resume) => setTimeout(resume, TYPING_PAUSE_MS))
    if (signal.aborted) return null
    const query = { name: name.trim(), edition: bedrock ? 'bedrock' : 'java' } as const
    return adminCall('GET /api/players/check', { query }, signal)
  })
  if (key === null || stale || !data || data.state === 'no_source') return null
  if (data.state === 'seen') return t('adminOrders.nameSeen')
  const names = data.near?.map((near) => near.name).join(', ')
  return names ? t('adminOrders.nameNear', { names }) : t('adminOrders.nameUnknown')
}
