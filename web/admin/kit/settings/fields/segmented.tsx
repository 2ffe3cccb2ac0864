type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

/** A choice of few, all visible. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  className = '',
}: Props<Value>) {
  return (
    <fieldset className={`seg ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
