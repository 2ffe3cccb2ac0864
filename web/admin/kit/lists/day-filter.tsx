import type { ComponentProps } from 'react'
import { isLocal } from '../parts/moment.ts'
import { MomentInput } from '../parts/moment-input.tsx'

export const DENSE = 'min-h-11 py-1 md:pointer-fine:min-h-9 md:pointer-fine:text-[0.875rem]'

type Props = Omit<ComponentProps<typeof MomentInput>, 'type' | 'className' | 'onChange'> & {
  /** A whole day such as `2026-11-17`, or empty; never text that is still being typed. */
  onDay: (day: string) => void
}

export function DayFilter({ onDay, ...input }: Props) {
  return (
    <span className="block w-52 max-sm:w-full">
      <MomentInput
        {...input}
        type="date"
        className={`input ${DENSE}`}
        onChange={({ target: { value } }) => {
          if (value === '' || isLocal(value)) onDay(value)
        }}
      />
    </span>
  )
}
