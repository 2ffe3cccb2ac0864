import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { useSecrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChannelCards } from './channel-cards.tsx'
import { EventsPanel } from './events-panel.tsx'
import { LogPanel, type NoticesState } from './log-panel.tsx'
import { MailServerPanel } from './mail-server-panel.tsx'

const POLL_MS = 10_000

export default settingsPage(NoticesForm)

function NoticesForm() {
  const form = useSection('notices')
  const version = form.state.opened?.reply.version ?? 0
  const load = (signal: AbortSignal) => adminCall('GET /api/admin/notices', {}, signal)
  const state = useLoaded(`notices ${version}`, load, POLL_MS)
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
      <ChannelCards form={form} secrets={secrets} state={state} />
      {form.value.channels.length > 0 && <EventsPanel form={form} />}
      {hasEmail && <MailServerPanel form={form} secrets={secrets} />}
    </>
  )
}
