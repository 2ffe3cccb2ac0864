import { PAGE_SWITCHES } from '#contract/pages.ts'
import { LEGAL_PAGES, type Legal } from '#contract/settings/legal.schema.ts'
import type { Pages } from '#contract/settings/pages.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PublishedBadge } from '../legal/published-badge.tsx'
import { AnnouncementPanel } from './announcement-panel.tsx'

/** Pages that exist and can be switched off, the shop first. */
const SWITCHES = [
  ...(['store', 'leaderboard', 'vote', 'maps', 'premiumtiers', 'status', 'player'] as const),
] satisfies (keyof Pages)[]
const EXISTING = new Set(Object.values(PAGE_SWITCHES))

export default settingsPage(PagesForm, (t) => t('adminPages.text'))

function PagesForm() {
  const announcement = useSection('announcement')
  const pages = useSection('pages')
  const legal = useSection('legal')
  return (
    <SettingsForm forms={[announcement, pages, legal]}>
      {() => (
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <AnnouncementPanel announcement={announcement} />
            <LegalPanel legal={legal.value} />
          </div>
          <SwitchesPanel pages={pages} />
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

function LegalPanel({ legal }: { legal: Legal }) {
  const { t } = useAdminText()
  return (
    <Panel title={t('settingsLabels.legal')} text={t('adminPages.legalText')} flush>
      <ul className="divide-y divide-line">
        {LEGAL_PAGES.map((page) => (
          <li key={page}>
            <SiteLink
              to={`/admin/site/legal/${page}`}
              className="flex min-h-12 items-center gap-3 px-5 hover:bg-raised"
            >
              <b className="min-w-0 flex-1 font-semibold text-[0.9375rem]">{t(`adminPages.legal_${page}`)}</b>
              <PublishedBadge published={legal[page].published} />
              <Icon name="pencil" className="text-soft" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
