import { TIER_TABS_MAX, type Tiers, type TierTab } from '#contract/settings/tiers.schema.ts'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { TabsPanel, tabHandlers } from '#web/admin/kit/entries/tabs-panel.tsx'
import { type Selection, useSelection } from '#web/admin/kit/entries/use-selection.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { TierPreview } from './tier-preview.tsx'
import { TierTabEditor } from './tier-tab-editor.tsx'

export default settingsPage(TiersForm, (t) => t('adminNetwork.tiersText'), ['tiers'])

function TiersForm() {
  const tiers = useSection('tiers')
  const value: Tiers | null = tiers.state.opened ? tiers.value : null
  const ofTab = useSelection(value?.tabs.length ?? 0, startTab(value))
  const tab = value?.tabs[ofTab.index]
  const ofTier = useSelection(tab?.tiers.length ?? 0)
  return (
    <SettingsForm
      forms={[tiers]}
      {...tabHandlers('tiers', ofTab, ofTier)}
      preview={() => tab?.tiers[ofTier.index] && <TierPreview tab={tab} index={ofTier.index} />}
    >
      {() => (
        <>
          <Tabs tiers={tiers} ofTab={ofTab} inTab={ofTier} />
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

type TabsProps = { tiers: SectionForm<'tiers'>; ofTab: Selection; inTab: Selection }

function Tabs({ tiers, ...selections }: TabsProps) {
  const { t, number } = useAdminText()
  const { tabs, default_tab } = tiers.value

  const add = (): TierTab => ({
    id: newId(
      '',
      tabs.map(({ id }) => id),
      'tiers',
    ),
    label: { en: '', id: '' },
    accent: '#ffd23f',
    tiers: [],
  })

  return (
    <TabsPanel
      at={tiers.at('tabs')}
      text={t('adminNetwork.tierTabsText')}
      {...selections}
      max={TIER_TABS_MAX}
      add={add}
      empty={t('adminNetwork.noTierTabs')}
      note={({ id, tiers }) =>
        [
          tiers.length === 0
            ? t('adminNetwork.tierTabHidden')
            : t('adminNetwork.tierCount', { count: number(tiers.length) }),
          ...(id === default_tab ? [t('adminNetwork.opensFirst')] : []),
        ].join(' · ')
      }
    />
  )
}
