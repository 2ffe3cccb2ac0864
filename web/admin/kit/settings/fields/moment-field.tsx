import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'

const WIB_AHEAD_MS = 7 * 60 * 60 * 1_000
/** `2026-11-16T19:00`, as the input writes it. */
const INPUT_LENGTH = 16

/** A moment in Jakarta's time; empty is null. */
export function MomentField({ at, ...field }: SettingFieldProps<string | null>) {
  return (
    <SettingField at={at as SettingFieldProps<unknown>['at']} {...field}>
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

export function toInput(moment: string | null): string {
  const time = moment === null ? Number.NaN : Date.parse(moment)
  return Number.isNaN(time) ? '' : new Date(time + WIB_AHEAD_MS).toISOString().slice(0, INPUT_LENGTH)
}

export function fromInput(local: string): string | null {
  const time = Date.parse(`${local}Z`)
  return Number.isNaN(time) ? null : new Date(time - WIB_AHEAD_MS).toISOString()
}
