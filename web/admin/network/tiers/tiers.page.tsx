import { type CSSProperties, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { toTierCard } from '#contract/network/tiers-page.ts'
import { TIER_TABS_MAX, type Tiers, type TierTab } from '#contract/settings/tiers.schema.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { TabsPanel, tabHandlers } from '#web/admin/kit/entries/tabs-panel.tsx'
import { useSelection } from '#web/admin/kit/entries/use-selection.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PixelStar } from '#web/kit/ui/pixel-star.tsx'
import { TierTabEditor } from './tier-tab-editor.tsx'

export default settingsPage(TiersForm, ['tiers'], (t) => t('adminNetwork.tiersText'))

function TiersForm() {
  const { t, number } = useAdminText()
  const tiers = useSection('tiers')
  const value: Tiers | null = tiers.state.opened ? tiers.value : null
  const ofTab = useSelection(value?.tabs.length ?? 0, startTab(value))
  const tab = value?.tabs[ofTab.index]
  const ofTier = useSelection(tab?.tiers.length ?? 0)
  const ids = value?.tabs.map(({ id }) => id) ?? []
  return (
    <SettingsForm
      forms={[tiers]}
      {...tabHandlers('tiers', ofTab, ofTier)}
      preview={() => tab?.tiers[ofTier.index] && <TierPreview tab={tab} index={ofTier.index} />}
    >
      {() => (
        <>
          <TabsPanel
            at={tiers.at('tabs')}
            ofTab={ofTab}
            inTab={ofTier}
            max={TIER_TABS_MAX}
            add={() => ({
              id: newId('', ids, 'tiers'),
              label: { en: '', id: '' },
              accent: '#ffd23f',
              tiers: [],
            })}
            empty={t('adminNetwork.noTierTabs')}
            note={({ id, tiers }) =>
              [
                tiers.length === 0
                  ? t('adminNetwork.tierTabHidden')
                  : t('adminNetwork.tierCount', { count: number(tiers.length) }),
                ...(id === value?.default_tab ? [t('adminNetwork.opensFirst')] : []),
              ].join(' · ')
            }
          />
          {tab && (
            <TierTabEditor
              key={ofTab.index}
              tiers={tiers}
              at={tiers.at('tabs').at(ofTab.index)}
              ofTab={ofTab}
              ofTier={ofTier}
            />
          )}
        </>
      )}
    </SettingsForm>
  )
}

/** The tab that visitors see first. */
function startTab(tiers: Tiers | null): number {
  return Math.max(0, tiers?.tabs.findIndex(({ id }) => id === tiers.default_tab) ?? 0)
}

const COLOUR = /^#[0-9a-f]{6}$/i

/** The card of the tiers page: what is new is bright, what the tier before has is faint. */
function TierPreview({ tab, index }: { tab: TierTab; index: number }) {
  const { t, language: own } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  const tiers = tab.tiers.map((tier) => ({
    ...tier,
    colour: COLOUR.test(tier.colour) ? tier.colour : '#ffffff',
  }))
  const tier = tiers[index]
  const view = tier && toTierCard(tiers, tier, { index, language })
  const added = tab.tiers[index]?.features
  if (!view || !added) return null
  return (
    <Panel
      title={t('adminNetwork.onTiersPage')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      <div className="slab" style={{ '--c': view.colour } as CSSProperties}>
        <div className="border-line border-b p-4">
          <p className="flex items-center gap-2">
            <PixelStar width={22} height={22} fill="var(--c)" />
            <b className="wrap-anywhere text-(--c) text-xl">{view.name || '–'}</b>
          </p>
          <p className="num mt-1 font-extrabold text-lg">
            {t('adminNetwork.points', { count: String(view.price) })}
          </p>
          <p className="text-faint text-sm">
            {view.days === null ? t('adminNetwork.permanent') : t('admin.days', { count: String(view.days) })}
            {view.requires && ` · ${t('adminNetwork.requires', { tier: view.requires })}`}
          </p>
        </div>
        <div className="grid gap-3 p-4 text-sm">
          {view.groups.length === 0 && <p className="text-faint">{t('adminSettings.listEmpty')}</p>}
          {view.groups.map(({ group, features }) => (
            <div key={group}>
              {view.groups.length > 1 && (
                <b className="mb-1 block">{t(`settingsLabels.tiers.tabs.*.tiers.*.features.${group}`)}</b>
              )}
              <ul className="grid gap-1">
                {features.map((text, at) => {
                  const isNew = added[group].some((feature) => feature[language] === text)
                  return (
                    <li key={`${at}-${text}`} className={`flex gap-2 ${isNew ? 'text-ink' : 'text-faint'}`}>
                      <Icon name={isNew ? 'plus' : 'check'} className="mt-0.5 text-xs" />
                      <span className="wrap-anywhere">
                        {text}
                        {isNew && <span className="sr-only"> ({t('adminNetwork.new')})</span>}
                      </span>
                    </li>
                  )
                })}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Panel>
  )
}
