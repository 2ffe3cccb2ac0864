import { findReplaced, inheritedFeatures } from '#contract/network/tiers.ts'
import {
  FEATURE_GROUPS,
  FEATURES_MAX,
  type Feature,
  type FeatureGroup,
  type TierEntry,
  type TierTab,
} from '#contract/settings/tiers.schema.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { tab: FieldAt<TierTab>; at: FieldAt<TierEntry> }

/** Only what is new: everything in the required tier comes by itself. */
export function TierPerks({ tab, at }: Props) {
  const { t } = useAdminText()
  const { tiers } = tab.value
  const before = tiers.find(({ id }) => id === at.value.requires)
  const inherited = inheritedFeatures(tiers, at.value)
  return (
    <div className="mt-6 border-line border-t pt-4">
      <h3 className="font-bold">
        {before
          ? t('adminNetwork.everythingIn', { tier: before.name })
          : t('settingsLabels.tiers.tabs.*.tiers.*.features')}
      </h3>
      <p className="text-faint text-sm">{t('adminNetwork.perksHelp')}</p>
      {FEATURE_GROUPS.map((group) => (
        <PerkGroup key={group} tab={tab} at={at} group={group} inherited={inherited[group]} />
      ))}
    </div>
  )
}

type GroupProps = Props & { group: FeatureGroup; inherited: readonly Feature[] }

function PerkGroup({ tab, at, group, inherited }: GroupProps) {
  const { t, language } = useAdminText()
  const list = at.at('features').at(group)
  return (
    <div className="mt-4">
      <h4 className="mb-2 font-semibold text-sm text-soft">
        {t(`settingsLabels.tiers.tabs.*.tiers.*.features.${group}`)}
      </h4>
      <ListEditor
        compact
        at={list}
        max={FEATURES_MAX}
        add={() => ({ en: '', id: '' })}
        addLabel={t('adminNetwork.addPerk')}
        empty={t('adminSettings.listEmpty')}
        nameOf={(feature, index) => feature[language] || t('adminSettings.entry', { number: index + 1 })}
      >
        {(feature, index) => (
          <div className="grid grid-cols-1 gap-2 md:grid-cols-2">
            <PerkText at={feature.at('en')} lang="en" />
            <PerkText at={feature.at('id')} lang="id" />
            {inherited.length > 0 && (
              <Replaces
                feature={feature.value}
                inherited={inherited}
                onReplace={(replaced) =>
                  tab.update((now) => replaceFeature(now, { tier: at.value.id, group, index, replaced }))
                }
              />
            )}
          </div>
        )}
      </ListEditor>
    </div>
  )
}

/** The label is in the head of the group; screen readers hear the language. */
function PerkText({ at, lang }: { at: FieldAt<string>; lang: 'en' | 'id' }) {
  const { t } = useAdminText()
  const name = t('adminNetwork.perkIn', { language: lang.toUpperCase() })
  return (
    <SettingField at={at} label={name} className="[&>.label]:sr-only">
      {(control) => (
        <input
          {...control}
          className="input"
          lang={lang}
          placeholder={name}
          autoComplete="off"
          value={at.value}
          onChange={({ target }) => at.set(target.value)}
        />
      )}
    </SettingField>
  )
}

type ReplacesProps = {
  feature: Feature
  inherited: readonly Feature[]
  onReplace: (replaced: Feature | null) => void
}

/** Perks that differ only in numbers replace each other by themselves. */
function Replaces({ feature, inherited, onReplace }: ReplacesProps) {
  const { t, language } = useAdminText()
  const replaced = findReplaced(inherited, feature)
  if (replaced && feature.key === undefined) {
    return (
      <p className="text-faint text-xs md:col-span-2">
        {t('adminNetwork.replacesThis', { perk: replaced[language] })}
      </p>
    )
  }
  const index = replaced ? inherited.indexOf(replaced) : -1
  return (
    <Select
      className="input-small md:col-span-2"
      aria-label={t('adminNetwork.replaces')}
      value={index}
      options={[
        { value: -1, label: t('adminNetwork.isNew') },
        ...inherited.map((other, value) => ({
          value,
          label: t('adminNetwork.replacesThis', { perk: other[language] }),
        })),
      ]}
      onChoose={(chosen) => onReplace(inherited[chosen] ?? null)}
    />
  )
}

// A perk that takes the place of an inherited one with another text: both get the same key.
type Replacement = {
  /** The tier whose perk replaces. */
  tier: string
  group: FeatureGroup
  index: number
  /** Null: the perk is an addition. */
  replaced: Feature | null
}

export function replaceFeature(tab: TierTab, { tier, group, index, replaced }: Replacement): TierTab {
  const key = replaced ? (replaced.key ?? freeKey(tab, replaced)) : null
  const tiers = tab.tiers.map((entry): TierEntry => {
    const list = entry.features[group].map((feature, at): Feature => {
      if (entry.id === tier && at === index) return withKey(feature, key)
      return key !== null && replaced && isSame(feature, replaced) ? withKey(feature, key) : feature
    })
    return { ...entry, features: { ...entry.features, [group]: list } }
  })
  return { ...tab, tiers }
}

function withKey({ key: _, ...feature }: Feature, key: string | null): Feature {
  return key === null ? feature : { ...feature, key }
}

function isSame(one: Feature, other: Feature): boolean {
  return one.en === other.en && one.id === other.id && one.key === other.key
}

function freeKey({ tiers }: TierTab, { en }: Feature): string {
  const keys = tiers.flatMap(({ features }) =>
    [...features.general, ...features.commands, ...features.limits].flatMap(({ key }) => key ?? []),
  )
  return newId(en, keys, 'perk')
}
