import { MORE_LINKS_MAX } from '#contract/settings/links.schema.ts'
import { BEDROCK_PORT, JAVA_PORT, type Play } from '#contract/settings/play.schema.ts'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { LanguagesField } from '#web/admin/kit/settings/fields/languages-field.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export default settingsPage(LinksForm)

function LinksForm() {
  const { t, language } = useAdminText()
  const play = useSection('play')
  const links = useSection('links')
  const common = { nullable: true, technical: true, inputMode: 'url' } as const
  return (
    <SettingsForm forms={[play, links]} preview={() => <PlayPreview play={play.value} />}>
      {() => (
        <>
          <PlayPanel play={play} />
          <Panel title={t('settingsLabels.links')} text={t('adminLinks.linksText')}>
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              <TextField at={links.at('discord')} {...common} />
              <TextField at={links.at('tiktok')} {...common} />
              <TextField at={links.at('wiki')} {...common} />
              <TextField at={links.at('status')} {...common} />
              <TextField at={links.at('donation_help')} {...common} />
            </div>
          </Panel>
          <Panel title={t('settingsLabels.links.more')}>
            <ListEditor
              at={links.at('more')}
              max={MORE_LINKS_MAX}
              add={() => ({ label: { en: '', id: '' }, url: '' })}
              addLabel={t('adminLinks.addLink')}
              empty={t('adminLinks.noMore')}
              nameOf={({ label }, index) =>
                label[language] || t('adminSettings.entry', { number: index + 1 })
              }
            >
              {(link) => (
                <div className="grid grid-cols-1 gap-4">
                  <LanguagesField at={link.at('label')} max={32} />
                  <TextField at={link.at('url')} technical inputMode="url" placeholder="https://" />
                </div>
              )}
            </ListEditor>
          </Panel>
        </>
      )}
    </SettingsForm>
  )
}

function PlayPanel({ play }: { play: SectionForm<'play'> }) {
  const { t } = useAdminText()
  const bedrock = play.at('bedrock')
  const address = 'grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4'
  return (
    <Panel title={t('settingsLabels.play')} stack>
      <div className={address}>
        <TextField at={play.at('java').at('host')} technical />
        <NumberField at={play.at('java').at('port')} label={t('admin.port')} />
      </div>
      <SwitchRow
        label={t('adminLinks.bedrock')}
        disabled={bedrock.lockedBy !== null}
        checked={play.value.bedrock !== null}
        onChange={(on) => bedrock.set(on ? { host: play.value.java.host, port: BEDROCK_PORT } : null)}
      />
      {play.value.bedrock && (
        <div className={address}>
          <TextField at={bedrock.at('host')} technical />
          <NumberField at={bedrock.at('port')} label={t('admin.port')} />
        </div>
      )}
      <TextField at={play.at('versions')} help={t('adminLinks.versionsHelp')} />
    </Panel>
  )
}

function PlayPreview({ play: { java, bedrock, versions } }: { play: Play }) {
  const { t } = useAdminText()
  const javaAddress = java.port === JAVA_PORT ? java.host : `${java.host}:${java.port}`
  return (
    <Panel title={t('adminLinks.previewTitle')}>
      <div className="grid grid-cols-1 gap-2">
        <div className="well flex items-center justify-between gap-2 p-3">
          <p className="min-w-0">
            <span className="block text-faint text-xs">Java {versions}</span>
            <b className="wrap-anywhere">{javaAddress}</b>
          </p>
          <CopyButton text={javaAddress} />
        </div>
        {bedrock && (
          <div className="well flex items-center justify-between gap-2 p-3">
            <p className="min-w-0">
              <span className="block text-faint text-xs">{t('adminLinks.previewBedrock')}</span>
              <b className="wrap-anywhere block">{bedrock.host}</b>
              <span className="text-sm">
                {t('admin.port')} <b className="num">{bedrock.port}</b>
              </span>
            </p>
            <CopyButton text={bedrock.host} />
          </div>
        )}
      </div>
    </Panel>
  )
}
