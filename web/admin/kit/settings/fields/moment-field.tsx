import { fromInput, toInput } from '#web/admin/kit/parts/moment.ts'
import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

/** A moment in Jakarta's time; empty is null. */
export function MomentField({ at, ...field }: SettingFieldProps<string | null>) {
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <MomentInput
          {...control}
          type="datetime-local"
          value={toInput(at.value)}
          onChange={({ target }) => at.set(fromInput(target.value))}
        />
      )}
    </SettingField>
  )
}
