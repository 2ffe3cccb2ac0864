import type { TierEntry } from '#contract/settings/tiers.schema.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = {
  at: FieldAt<TierEntry>
  /** The tiers that it can require. */
  before: readonly TierEntry[]
  ids: readonly string[]
  savedIds: readonly string[]
}

export function TierFields({ at, before, ids, savedIds }: Props) {
  const { t } = useAdminText()
  const id = at.at('id')
  const name = at.at('name')
  const named: FieldAt<string> = {
    ...name,
    set: (next) => {
      name.set(next)
      const others = ids.filter((other) => other !== id.value)
      if (!savedIds.includes(id.value)) id.set(newId(next, others, 'tier'))
    },
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField at={named} max={24} />
      <NumberField at={at.at('price')} />
      <SelectField
        at={at.at('requires')}
        help={at.value.requires === null ? undefined : t('adminNetwork.requiresHelp')}
        options={[
          { value: null, label: t('adminNetwork.needsNothing') },
          ...before.map(({ id, name }) => ({ value: id, label: name || id })),
        ]}
      />
      <NumberField
        at={at.at('days')}
        nullable
        placeholder={t('adminNetwork.forEver')}
        help={t('adminNetwork.daysHelp')}
      />
      <ColourField at={at.at('colour')} />
    </div>
  )
}
