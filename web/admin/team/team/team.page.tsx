import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { SettingsScreen } from '#web/admin/kit/settings/settings-screen.tsx'
import { useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { InvitePanel } from './invite-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'
import { RolesPanel } from './roles-panel.tsx'

export default function TeamPage() {
  const { t } = useAdminText()
  return (
    <SettingsScreen title={t('adminNavigation.team')} text={t('adminTeam.peopleText')}>
      <TeamPanels />
    </SettingsScreen>
  )
}

function TeamPanels() {
  const { t } = useAdminText()
  const loaded = useReply('GET /api/admin/team', {})
  const { data, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} failed={t('adminTeam.peopleFailed')} />
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
            options={[
              { value: 'nobody', label: t('adminTeam.policy_nobody') },
              { value: 'owners', label: t('adminTeam.policy_owners') },
              { value: 'everybody', label: t('adminTeam.policy_everybody') },
            ]}
          />
        </Panel>
      )}
    </SettingsForm>
  )
}
