import type { ReactNode } from 'react'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Address = { host: string; port: number }

type Props = {
  at: FieldAt<Address | null>
  /** The port of a new address. */
  port: number
  help: ReactNode
}

/** Host and port, or none. A variable of the environment sets both. */
export function AddressField({ at, port, help }: Props) {
  const { t } = useAdminText()
  if (at.lockedBy) {
    return (
      <div>
        <b className="block font-semibold text-[0.9375rem]">{at.label}</b>
        <p className="help">
          <LockNote variable={at.lockedBy} />
        </p>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <SwitchRow
        label={at.label}
        help={help}
        problem={at.problem}
        path={at.key}
        checked={at.value !== null}
        onChange={(on) => at.set(on ? { host: '', port } : null)}
      />
      {at.value && (
        <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4">
          <TextField at={at.at('host')} label={t('admin.host')} technical />
          <NumberField at={at.at('port')} label={t('admin.port')} />
        </div>
      )}
    </div>
  )
}
