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
      <div className="icon-choices">
        {choices.map((icon) => (
          <label key={icon ?? 'none'} title={icon ?? t('adminNetwork.noIcon')}>
            <input
              type="radio"
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
