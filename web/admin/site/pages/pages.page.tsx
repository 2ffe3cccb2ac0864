import { useRef } from 'react'
import { PAGE_SWITCHES } from '#contract/pages.ts'
import { ANNOUNCEMENT_TONES, type Announcement } from '#contract/settings/announcement.schema.ts'
import { LEGAL_PAGES, type Legal } from '#contract/settings/legal.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { Segmented } from '#web/admin/kit/settings/fields/segmented.tsx'
import { SwitchField, SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { findText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { AnnouncementContent } from '#web/kit/layout/announcement-bar.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PublishedBadge } from '../legal/published-badge.tsx'

/** Pages that exist and can be switched off, the shop first. */
const SWITCHES = ['store', 'leaderboard', 'vote', 'maps', 'premiumtiers', 'status', 'player'] as const
const EXISTING = new Set(Object.values(PAGE_SWITCHES))

export default settingsPage(PagesForm)

function PagesForm() {
  const { t } = useAdminText()
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
          <Panel title={t('settingsLabels.pages')} text={t('adminPages.pagesText')}>
            <div className="grid grid-cols-1 divide-y divide-line [&>*]:py-2">
              {SWITCHES.filter((page) => EXISTING.has(page)).map((page) => (
                <SwitchField key={page} at={pages.at(page)} help={findText(t, `adminPages.${page}Help`)} />
              ))}
            </div>
          </Panel>
        </div>
      )}
    </SettingsForm>
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
              <b className="min-w-0 flex-1 font-semibold text-[0.9375rem]">
                {t(`settingsLabels.legal.${page}`)}
              </b>
              <PublishedBadge published={legal[page].published} />
              <Icon name="pencil" className="text-soft" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Set = NonNullable<Announcement>

const EMPTY: Set = { text: { en: '', id: '' }, link: null, from: null, until: null, tone: 'info' }
const TEXT_MAX_LENGTH = 160

function AnnouncementPanel({ announcement }: { announcement: SectionForm<'announcement'> }) {
  const { t } = useAdminText()
  const { value } = announcement
  /** Comes back when it is switched on again. */
  const last = useRef<Set>(EMPTY)
  if (value) last.current = value
  return (
    <Panel title={t('settingsLabels.announcement')} text={t('adminPages.dismissHelp')} stack>
      <SwitchRow
        label={t('adminPages.showIt')}
        checked={value !== null}
        onChange={(on) => announcement.root.set(on ? last.current : null)}
      />
      {value && (
        <>
          <LanguagesField at={announcement.at('text')} max={TEXT_MAX_LENGTH} multiline />
          <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
            <TextField
              at={announcement.at('link')}
              help={t('adminPages.linkHelp')}
              nullable
              technical
              inputMode="url"
            />
            <div>
              <p className="label" aria-hidden="true">
                {t('settingsLabels.announcement.tone')}
              </p>
              <Segmented
                label={t('settingsLabels.announcement.tone')}
                className="max-sm:w-full"
                options={ANNOUNCEMENT_TONES.map((tone) => ({
                  value: tone,
                  label: t(`adminPages.tone_${tone}`),
                }))}
                value={value.tone}
                onChange={announcement.at('tone').set}
              />
            </div>
            <MomentField
              at={announcement.at('from')}
              label={t('adminPages.from')}
              help={t('adminPages.windowHelp')}
            />
            <MomentField at={announcement.at('until')} label={t('admin.until')} />
          </div>
          <Preview value={value} />
        </>
      )}
    </Panel>
  )
}

function Preview({ value: { text, tone, from, until } }: { value: Set }) {
  const { t, moment } = useAdminText()
  const now = Date.now()
  const isEnded = until !== null && Date.parse(until) <= now
  const isAhead = from !== null && Date.parse(from) > now
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p className="label mb-0">{t('adminSettings.preview')}</p>
        {isEnded ? (
          <Badge tone="plain">{t('adminPages.stateEnded', { moment: moment(new Date(until)) })}</Badge>
        ) : isAhead ? (
          <Badge tone="wait">{t('adminPages.stateStarts', { moment: moment(new Date(from)) })}</Badge>
        ) : (
          <Badge tone="ok">{t('adminPages.stateShown')}</Badge>
        )}
      </div>
      <div className="grid grid-cols-1 gap-2">
        {(['en', 'id'] as const).map((language) => (
          <div key={language} lang={language} data-tone={tone} className="announcement rounded-block">
            <AnnouncementContent tone={tone} dismissLabel={t('adminPages.hide')}>
              {text[language] || '…'}
            </AnnouncementContent>
          </div>
        ))}
      </div>
    </div>
  )
}
