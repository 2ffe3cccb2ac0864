import { useEffect, useRef, useState } from 'react'
import { SEARCH_MAX_LENGTH } from '#contract/platform/pagination.ts'
import { Form } from '#web/kit/ui/form.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

export const TYPING_PAUSE_MS = 400

type Props = { label: string; value: string; onSearch: (search: string) => void }

/** Searches when typing pauses, or at once on Enter. */
export function SearchField({ label, value, onSearch }: Props) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The address was changed by something else than this field.
    if (document.activeElement !== input.current) setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed.trim() === value) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <Form
      className="relative min-w-0 flex-[1_1_10rem]"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() !== value) onSearch(typed.trim())
      }}
    >
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 my-auto left-3 size-4 text-faint"
      />
      <input
        ref={input}
        className="input min-h-11 border-line bg-deep py-0 pr-3 pl-9 [box-shadow:none] lg:pointer-fine:min-h-9 lg:pointer-fine:text-[0.875rem]"
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={SEARCH_MAX_LENGTH}
        onChange={({ target }) => setTyped(target.value)}
        // The search of a list that is being left would lead back to it.
        onBlur={({ relatedTarget }) => relatedTarget?.closest('a') && setTyped(value)}
      />
    </Form>
  )
}
