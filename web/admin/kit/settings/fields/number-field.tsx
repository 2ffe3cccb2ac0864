import { SettingField, type SettingFieldProps } from './setting-field.tsx'

type Props = SettingFieldProps<number | null> & {
  nullable?: boolean
  placeholder?: string
  /** Before the number, for example `Rp`. */
  prefix?: string
}

const WHOLE = /^-?\d{1,15}$/

/** A whole number. What is no number stays in the draft as text, so that the schema refuses it. */
export function NumberField({ at, nullable = false, placeholder, prefix, ...field }: Props) {
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <span className="relative block">
          {prefix && (
            <span className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-faint">
              {prefix}
            </span>
          )}
          <input
            {...control}
            className={`input num ${prefix ? 'pl-11!' : ''}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            value={at.value === null ? '' : String(at.value)}
            onChange={({ target }) => at.set(readNumber(target.value.trim(), nullable))}
          />
        </span>
      )}
    </SettingField>
  )
}

export function readNumber(text: string, nullable: boolean): number | null {
  if (text === '' && nullable) return null
  return WHOLE.test(text) ? Number(text) : (text as unknown as number)
}
