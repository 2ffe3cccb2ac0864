import { useId } from 'react'
import { BOARD_ICONS, type BoardIcon } from '#contract/settings/boards.ts'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** All icons at a glance; the arrow keys move as in any group of radio buttons. */
export function IconField({ at }: { at: FieldAt<BoardIcon | null> }) {
  const { t } = useAdminText()
  const name = useId()
  const choices: readonly (BoardIcon | null)[] = [null, ...BOARD_ICONS]
  return (
    <fieldset data-path={at.key} tabIndex={-1}>
      <legend className="label">{at.label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {choices.map((icon) => (
          <label
            key={icon ?? 'none'}
            className="relative grid h-11 place-items-center rounded-block border border-transparent bg-deep text-soft hover:text-ink has-checked:border-star has-checked:text-star has-focus-visible:outline-2 has-focus-visible:outline-star has-focus-visible:outline-offset-2"
            title={icon ?? t('adminNetwork.noIcon')}
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer opacity-0"
              name={name}
              aria-label={icon ?? t('adminNetwork.noIcon')}
              checked={at.value === icon}
              onChange={() => at.set(icon)}
            />
            {icon ? <Icon name={icon} /> : <span aria-hidden="true">–</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
