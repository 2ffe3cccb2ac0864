import { useState } from 'react'
import { may, PERMISSIONS, type Permission, ROLES, type Role } from '#contract/permissions.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { settingsPage, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PeoplePanel, RoleSelect } from './people-panel.tsx'

export default settingsPage(TeamPanels)

function TeamPanels() {
  const loaded = useReply('GET /api/admin/team', {})
  const { data, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <PeoplePanel people={data.people} invitations={data.invitations} onChange={reload} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <RolesPanel />
        <div className="grid grid-cols-1 gap-5 max-xl:order-first">
          <InvitePanel onInvited={reload} />
          <PolicyForm />
        </div>
      </div>
    </div>
  )
}

const POLICIES = ['nobody', 'owners', 'everybody'] as const

/** The policy of two-factor login is saved as the settings are. */
function PolicyForm() {
  const { t } = useAdminText()
  const form = useSection('team')
  return (
    <SettingsForm forms={[form]}>
      {() => (
        <Panel title={t('adminTeam.codeTitle')}>
          <SelectField
            at={form.at('two_factor')}
            label={t('adminTeam.policyOf')}
            help={t('adminTeam.policyText')}
            options={POLICIES.map((value) => ({ value, label: t(`adminTeam.policy_${value}`) }))}
          />
        </Panel>
      )}
    </SettingsForm>
  )
}

function InvitePanel({ onInvited }: { onInvited: () => void }) {
  const { t, language } = useAdminText()
  const [role, setRole] = useState<Role>('support')
  const [link, setLink] = useState<string | null>(null)
  const { busy, problem, run } = useAction()

  const invite = () =>
    run(async () => {
      const { token } = await adminCall('POST /api/admin/team/invitations', { body: { role } })
      // After the hash, so that the token reaches no log of addresses.
      setLink(`${window.location.origin}${localizedPath(language, '/admin/join')}#${token}`)
      onInvited()
    })

  return (
    <Panel title={t('adminTeam.invite')} text={t('adminTeam.inviteText')} stack>
      <Field label={t('adminTeam.role')}>
        {({ id }) => <RoleSelect id={id} value={role} onChoose={setRole} />}
      </Field>
      <Problem error={problem} />
      <Button size="md" icon="link" busy={busy} onClick={invite}>
        {t('adminTeam.makeLink')}
      </Button>
      <div aria-live="polite">
        {link && (
          <div className="well p-3 text-sm">
            <p className="text-faint">{t('adminTeam.linkText')}</p>
            <p className="mt-1 flex items-center gap-2 font-mono">
              <span className="wrap-anywhere min-w-0">{link}</span>
              <CopyButton text={link} />
            </p>
          </div>
        )}
      </div>
    </Panel>
  )
}

/** The own account belongs to everybody. */
type Shown = Exclude<Permission, 'account'>
const SHOWN = Object.keys(PERMISSIONS).filter((permission): permission is Shown => permission !== 'account')

/** The table of the contract, which the server enforces. */
function RolesPanel() {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminTeam.matrix')} flush foot={t('adminTeam.commandsNote')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-faint">
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col" className="px-2 py-2.5 text-center max-sm:px-1 max-sm:text-xs">
                {t(`adminTeam.role_${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((permission) => (
            <tr key={permission} className="border-line border-t">
              <th scope="row" className="px-4 py-2.5 text-left font-normal max-sm:pr-1 lg:px-5">
                {t(`adminTeam.may_${permission}`)}
              </th>
              {ROLES.map((role) => (
                <td key={role} className="px-2 py-2.5 text-center max-sm:px-1">
                  {may(role, permission) ? (
                    <span className="flex justify-center text-ok">
                      <Icon name="check" />
                      <span className="sr-only">{t('adminTeam.yes')}</span>
                    </span>
                  ) : (
                    <span className="text-faint">
                      <span aria-hidden="true">–</span>
                      <span className="sr-only">{t('adminTeam.no')}</span>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
