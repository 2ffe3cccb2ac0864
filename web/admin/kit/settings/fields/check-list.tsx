import type { FieldAt } from '../draft/use-draft-form.ts'

type Props = { at: FieldAt<string[]>; label: string; options: readonly { id: string; name: string }[] }

export function CheckList({ at, label, options }: Props) {
  const chosen = at.value
  return (
    <fieldset className="well grid max-h-64 overflow-y-auto px-3 py-1" data-path={at.key} tabIndex={-1}>
      <legend className="sr-only">{label}</legend>
      {options.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 text-sm lg:min-h-9">
          <input
            type="checkbox"
            className="size-5 flex-none accent-star"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              at.set(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
          <span className="wrap-anywhere">{name}</span>
        </label>
      ))}
    </fieldset>
  )
}
