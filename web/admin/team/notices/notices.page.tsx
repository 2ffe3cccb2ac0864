import { useSecrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChannelCards } from './channel-cards.tsx'
import { EventsPanel } from './events-panel.tsx'
import { LogPanel } from './log-panel.tsx'
import { MailServerPanel } from './mail-server-panel.tsx'
import { type NoticesState, useNotices } from './use-notices.ts'

export default settingsPage(NoticesForm, (t) => t('adminNotices.text'))

function NoticesForm() {
  const form = useSection('notices')
  const version = form.state.opened?.reply.version ?? 0
  const state = useNotices(version)
  return (
    <div className="grid grid-cols-1 gap-5">
      <SettingsForm forms={[form]}>{() => <Fields form={form} state={state} />}</SettingsForm>
      {/* Outside of the form: nothing here is saved. */}
      <LogPanel state={state} />
    </div>
  )
}

function Fields({ form, state }: { form: SectionForm<'notices'>; state: NoticesState }) {
  const { t } = useAdminText()
  const secrets = useSecrets(form.state.opened?.version ?? 0)
  const isSimulated = state.data?.channels.some(({ simulated }) => simulated) ?? false
  const hasEmail = form.value.channels.some(({ kind }) => kind === 'email')
  return (
    <>
      {isSimulated && (
        <p className="notice">
          <Icon name="flask-conical" />
          {t('adminNotices.demo')}
        </p>
      )}
      <ChannelCards form={form} saved={form.base.channels} secrets={secrets} state={state} />
      {form.value.channels.length > 0 && <EventsPanel form={form} />}
      {hasEmail && <MailServerPanel form={form} secrets={secrets} />}
    </>
  )
}
