import type { Smtp } from '#contract/settings/notices.schema.ts'
import { narrow } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { LockNote } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchField, SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { SecretField } from '#web/admin/kit/settings/secrets/secret-field.tsx'
import type { Secrets } from '#web/admin/kit/settings/secrets/use-secrets.ts'
import type { SectionForm } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const EMPTY: Smtp = { host: '', port: 587, tls: false, user: null, from: '' }

/** A variable of the environment sets the whole server. */
export function MailServerPanel({ form, secrets }: { form: SectionForm<'notices'>; secrets: Secrets }) {
  const { t } = useAdminText()
  const smtp = form.at('smtp')
  const on = narrow(smtp, (value) => value !== null)
  return (
    <Panel title={t('settingsLabels.notices.smtp')}>
      {smtp.lockedBy ? (
        <p className="help">
          <LockNote variable={smtp.lockedBy} />
        </p>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <SwitchRow
            label={t('adminNotices.smtpOn')}
            problem={smtp.problem}
            path={smtp.key}
            checked={smtp.value !== null}
            onChange={(isOn) => smtp.set(isOn ? EMPTY : null)}
          />
          {on && (
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-4">
                <TextField at={on.at('host')} label={t('admin.host')} technical />
                <NumberField at={on.at('port')} />
              </div>
              <TextField at={on.at('from')} technical />
              <TextField at={on.at('user')} nullable technical />
              <SecretField
                name="notices.smtp.password"
                label={t('admin.password')}
                isSaved
                secrets={secrets}
              />
              <SwitchField at={on.at('tls')} help={t('adminNotices.smtpTlsHelp')} />
            </div>
          )}
        </div>
      )}
    </Panel>
  )
}
