import type { ReactNode } from 'react'
import type { IconName } from '#web/kit/ui/icon-names.ts'

/** One line of the filter menu, and the chip of the value that is chosen in it. */
export type Filter = {
  name: string
  icon: IconName
  label: string
  options: readonly { value: string; label: string }[]
  /** Null: not chosen. */
  value: string | null
  /** The word for a filter without a choice: what the list then shows. */
  usual: string
  /** The view of the list implies the value, so that it needs no chip. */
  isImplied?: boolean
  onChoose(value: string | null): void
  /** Fields that belong to one of the values, for example the two days of a range. */
  fields?: { of: string; content: ReactNode }
}

export function valueLabel({ value, options }: Filter): string | null {
  return value && (options.find((option) => option.value === value)?.label ?? value)
}

export function isChip({ value, isImplied }: Filter): boolean {
  return value !== null && !isImplied
}
