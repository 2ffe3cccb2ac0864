import type { ComponentProps } from 'react'

type Props<Value> = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  value: Value
  /** A null value is its own option. */
  options: readonly { value: Value; label: string }[]
  onChoose: (value: Value) => void
}

const textOf = (value: string | number | null) => String(value ?? '')

/** A value that is no option any more, for example of a removed server, stays selected until another is chosen. */
export function Select<Value extends string | number | null>(props: Props<Value>) {
  const { value, options, onChoose, className = '', ...select } = props
  const isKnown = options.some((option) => option.value === value)
  return (
    <select
      {...select}
      className={`input ${className}`}
      value={textOf(value)}
      onChange={({ target }) => {
        const chosen = options.find((option) => textOf(option.value) === target.value)
        if (chosen) onChoose(chosen.value)
      }}
    >
      {!isKnown && <option value={textOf(value)}>{value ?? '–'}</option>}
      {options.map((option) => (
        <option key={option.value} value={textOf(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
