import { SettingField, type SettingFieldProps } from './setting-field.tsx'

type Props = SettingFieldProps<number | null> & {
  nullable?: boolean
  placeholder?: string
  /** Before the number, for example `Rp`. */
  prefix?: string
  required?: boolean
  /** With a step the arrows count. */
  step?: number
  min?: number
}

const WHOLE = /^-?\d{1,15}$/
/** Thousands may be typed with dots. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$/

/** A whole number. Other text stays in the draft, so that the schema refuses it. */
export function NumberField({ at, nullable = false, prefix, ...props }: Props) {
  const { placeholder, required, step, min, ...field } = props
  return (
    <SettingField at={at} {...field}>
      {(control) => (
        <span className="relative block">
          {prefix && (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-faint">
              {prefix}
            </span>
          )}
          <input
            {...control}
            className={`input num ${prefix ? 'pl-11' : ''}`}
            type={step ? 'number' : 'text'}
            step={step}
            min={min}
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            required={required}
            value={at.value === null ? '' : String(at.value)}
            onChange={({ target }) => {
              const read = readNumber(target.value.trim(), nullable)
              if (typeof read === 'string') at.setText(read)
              else at.set(read)
            }}
          />
        </span>
      )}
    </SettingField>
  )
}

export function readNumber(text: string, nullable: boolean): number | string | null {
  if (text === '' && nullable) return null
  if (GROUPED.test(text)) return Number(text.replaceAll('.', ''))
  return WHOLE.test(text) ? Number(text) : text
}
