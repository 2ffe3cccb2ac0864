import { TIERS_MAX, type TierEntry, type TierTab } from '#contract/settings/tiers.schema.ts'
import { EntryList } from '#web/admin/kit/entries/entry-list.tsx'
import { EntryPanel } from '#web/admin/kit/entries/entry-panel.tsx'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import type { Selection } from '#web/admin/kit/entries/use-selection.ts'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import { TierPerks } from './tier-perks.tsx'

type Props = { tiers: SectionForm<'tiers'>; at: FieldAt<TierTab>; ofTab: Selection; ofTier: Selection }

export function TierTabEditor({ tiers, at, ofTab, ofTier }: Props) {
  const { t, language } = useAdminText()
  const saved = tiers.base.tabs
  const tier = at.value.tiers[ofTier.index]
  const field = at.at('tiers').at(ofTier.index)
  const savedTiers = saved.find(({ id }) => id === at.value.id)?.tiers ?? []
  return (
    <>
      <EntryPanel title={at.value.label[language] || t('adminNetwork.tab')} selection={ofTab}>
        <div className="grid grid-cols-1 gap-4">
          <NamedField
            at={at.at('label')}
            id={at.at('id')}
            ids={tiers.value.tabs.map(({ id }) => id)}
            savedIds={saved.map(({ id }) => id)}
            fallback="tiers"
          />
          <ColourField at={at.at('accent')} className="sm:max-w-64" />
          <SwitchRow
            label={t('adminNetwork.opensFirst')}
            help={t('adminNetwork.opensFirstHelp')}
            checked={tiers.value.default_tab === at.value.id}
            onChange={(on) => tiers.at('default_tab').set(on ? at.value.id : null)}
          />
        </div>
      </EntryPanel>
      <LadderPanel at={at} selection={ofTier} />
      {tier && (
        <EntryPanel title={tier.name || t('settingsLabels.tiers.tabs.*.tiers.*')} selection={ofTier}>
          <TierFields
            key={ofTier.index}
            at={field}
            before={at.value.tiers.slice(0, ofTier.index)}
            ids={at.value.tiers.map(({ id }) => id)}
            savedIds={savedTiers.map(({ id }) => id)}
          />
          <TierPerks key={`perks ${ofTier.index}`} tab={at} at={field} />
        </EntryPanel>
      )}
    </>
  )
}

function LadderPanel({ at, selection }: { at: FieldAt<TierTab>; selection: Selection }) {
  const { t, number } = useAdminText()
  const { tiers } = at.value
  const ids = tiers.map(({ id }) => id)
  const last = tiers.at(-1)

  /** Continues the ladder: the next tier needs the one before. */
  const add = (): TierEntry => ({
    id: newId('', ids, 'tier'),
    name: '',
    price: last ? last.price * 2 : 20,
    days: last?.days ?? null,
    requires: last?.requires ? last.id : null,
    colour: last?.colour ?? '#7cc7ff',
    features: { general: [], commands: [], limits: [] },
  })

  function noteOf({ requires, features }: TierEntry): string {
    const own = features.general.length + features.commands.length + features.limits.length
    const before = tiers.find(({ id }) => id === requires)
    return before
      ? t('adminNetwork.everythingPlus', { tier: before.name, count: number(own) })
      : t('adminNetwork.perkCount', { count: number(own) })
  }

  return (
    <Panel title={t('adminNetwork.ladder')} flush>
      <EntryList
        at={at.at('tiers')}
        selection={selection}
        max={TIERS_MAX}
        add={add}
        addLabel={t('adminNetwork.addTier')}
        empty={t('adminNetwork.noTiers')}
        nameOf={({ name }, index) => name || t('adminSettings.entry', { number: number(index + 1) })}
        note={noteOf}
        mark={({ colour }) => (
          <span className="size-9 grid flex-none place-items-center bg-deep rounded-px text-star">
            <PixelStar width={22} height={22} fill={colour} />
          </span>
        )}
        end={({ price }) => (
          <b className="num text-right font-semibold text-sm group-hover:text-star">
            {t('adminNetwork.points', { count: String(price) })}
          </b>
        )}
      />
    </Panel>
  )
}

type TierFieldsProps = {
  at: FieldAt<TierEntry>
  /** The tiers that it can require. */
  before: readonly TierEntry[]
  ids: readonly string[]
  savedIds: readonly string[]
}

function TierFields({ at, before, ids, savedIds }: TierFieldsProps) {
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
        placeholder={t('adminProducts.period_ever')}
        help={t('adminNetwork.daysHelp')}
      />
      <ColourField at={at.at('colour')} />
    </div>
  )
}
