import { TIER_TABS_MAX, type Tiers, type TierTab } from '#contract/settings/tiers.schema.ts'
import { EntryList } from '#web/admin/kit/entries/entry-list.tsx'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { problemIndex, type Selection, useSelection } from '#web/admin/kit/entries/use-selection.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
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
      onDiscard={() => {
        ofTab.reset()
        ofTier.reset()
      }}
      onProblems={(keys) => {
        const index = problemIndex(keys, 'tiers:tabs')
        if (index === null) return
        ofTab.select(index)
        const inTab = problemIndex(keys, `tiers:tabs.${index}.tiers`)
        if (inTab !== null) ofTier.select(inTab)
      }}
      preview={() => tab?.tiers[ofTier.index] && <TierPreview tab={tab} index={ofTier.index} />}
    >
      {() => (
        <>
          <TabsPanel tiers={tiers} selection={ofTab} onSelect={() => ofTier.select(0)} />
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

type TabsProps = { tiers: SectionForm<'tiers'>; selection: Selection; onSelect: () => void }

function TabsPanel({ tiers, selection, onSelect }: TabsProps) {
  const { t, language, number } = useAdminText()
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
    <Panel title={t('adminNetwork.tabs')} text={t('adminNetwork.tierTabsText')} flush>
      <EntryList
        at={tiers.at('tabs')}
        selection={{
          ...selection,
          open: (index) => {
            selection.open(index)
            onSelect()
          },
        }}
        max={TIER_TABS_MAX}
        add={add}
        addLabel={t('adminNetwork.addTab')}
        empty={t('adminNetwork.noTierTabs')}
        nameOf={({ label }, index) =>
          label[language] || t('adminNetwork.tabNumber', { number: number(index + 1) })
        }
        note={({ id, tiers }) =>
          [
            tiers.length === 0
              ? t('adminNetwork.tierTabHidden')
              : t('adminNetwork.tierCount', { count: number(tiers.length) }),
            ...(id === default_tab ? [t('adminNetwork.opensFirst')] : []),
          ].join(' · ')
        }
        mark={({ accent }) => <i className="dot" style={{ color: accent }} />}
      />
    </Panel>
  )
}
