import { SettingField, type SettingFieldProps } from './setting-field.tsx'

type Props<Value extends string | null> = SettingFieldProps<Value> & {
  /** A null value is its own option. */
  options: readonly { value: Value; label: string }[]
}

const NONE = ''

/** A value that is no option any more, for example of a removed server, stays selected until another is chosen. */
export function SelectField<Value extends string | null>({ at, options, ...field }: Props<Value>) {
  const isKnown = options.some(({ value }) => value === at.value)
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={at.value ?? NONE}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => (value ?? NONE) === target.value)
            if (chosen) at.set(chosen.value)
          }}
        >
          {!isKnown && <option value={at.value ?? NONE}>{at.value ?? '–'}</option>}
          {options.map(({ value, label }) => (
            <option key={value ?? NONE} value={value ?? NONE}>
              {label}
            </option>
          ))}
        </select>
      )}
    </SettingField>
  )
}
