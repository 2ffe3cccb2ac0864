import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'

type Props<Value extends string> = {
  label: string
  /** With an icon the label is its title. */
  options: readonly { value: Value; label: string; icon?: IconName }[]
  value: Value
  onChange: (value: Value) => void
  className?: string
}

export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, className = '' } = props
  return (
    <fieldset className={`seg ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          title={option.icon && option.label}
          onClick={() => onChange(option.value)}
        >
          {option.icon && <Icon name={option.icon} />}
          <span className={option.icon && 'sr-only'}>{option.label}</span>
        </button>
      ))}
    </fieldset>
  )
}
