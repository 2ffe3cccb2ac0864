import type { ReactNode } from 'react'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { labelOf } from '#web/admin/kit/settings/label.ts'
import type { FieldAt } from '#web/admin/kit/settings/use-section.ts'
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
  const label = labelOf(t, at.section, at.path)
  if (at.lockedBy) {
    return (
      <div>
        <b className="block font-semibold text-[0.9375rem]">{label}</b>
        <p className="help">
          <LockNote variable={at.lockedBy} />
        </p>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <SwitchRow
        label={label}
        help={help}
        problem={at.problem}
        path={at.key}
        checked={at.value !== null}
        onChange={(on) => at.set(on ? { host: '', port } : null)}
      />
      {at.value && (
        <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-[minmax(0,1fr)_6.5rem]">
          <TextField at={at.at('host')} label={t('adminServers.host')} technical />
          <NumberField at={at.at('port')} label={t('adminServers.port')} />
        </div>
      )}
    </div>
  )
}
