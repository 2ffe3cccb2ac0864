import { PAGE_SWITCHES } from '#contract/pages.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { SettingsScreen } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { AnnouncementPanel } from './announcement-panel.tsx'
import { LegalPanel } from './legal-panel.tsx'

/** Pages that exist and can be switched off, the shop first. */
const SWITCHES = [
  ...(['store', 'leaderboard', 'vote', 'maps', 'premiumtiers', 'status', 'player'] as const),
] satisfies (keyof Pages)[]
const EXISTING = new Set(Object.values(PAGE_SWITCHES))

export default function PagesPage() {
  const { t } = useAdminText()
  return (
    <SettingsScreen text={t('adminPages.text')}>
      <PagesForm />
    </SettingsScreen>
  )
}

function PagesForm() {
  const announcement = useSection('announcement')
  const pages = useSection('pages')
  const legal = useSection('legal')
  return (
    <SettingsForm forms={[announcement, pages, legal]}>
      {() => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <AnnouncementPanel announcement={announcement} />
          <div className="grid grid-cols-1 gap-5">
            <SwitchesPanel pages={pages} />
            <LegalPanel legal={legal.value} />
          </div>
        </div>
      )}
    </SettingsForm>
  )
}

function SwitchesPanel({ pages }: { pages: SectionForm<'pages'> }) {
  const { t } = useAdminText()
  return (
    <Panel title={t('settingsLabels.pages')} text={t('adminPages.pagesText')}>
      <div className="grid grid-cols-1 divide-y divide-line [&>*]:py-2">
        {SWITCHES.filter((page) => EXISTING.has(page)).map((page) => (
          <SwitchField key={page} at={pages.at(page)} help={t(`adminPages.${page}Help`)} />
        ))}
      </div>
    </Panel>
  )
}
