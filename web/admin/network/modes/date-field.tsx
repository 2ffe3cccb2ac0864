import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import { SettingField, type SettingFieldProps } from '#web/admin/kit/settings/fields/setting-field.tsx'

/** A day, for example `2026-11-16`; empty is null. */
export function DateField({ at, ...field }: SettingFieldProps<string | null>) {
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <MomentInput
          {...control}
          type="date"
          value={at.value ?? ''}
          onChange={({ target }) => at.set(target.value || null)}
        />
      )}
    </SettingField>
  )
}
