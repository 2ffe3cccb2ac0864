import type { ComponentProps } from 'react'
import { ROLES, type Role } from '#contract/permissions.ts'
import type { Invitation, TeamPerson } from '#contract/team/team.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { GeneratedFace } from '#web/kit/layout/player-head.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = {
  people: readonly TeamPerson[]
  invitations: readonly Invitation[]
  onChange: () => void
}

export function PeoplePanel({ people, invitations, onChange }: Props) {
  const { t } = useAdminText()
  const { busy, problem, run } = useAction()

  const changeRole = ({ _id: id }: TeamPerson, role: Role) =>
    run(async () => {
      await adminCall('PUT /api/admin/team/people/:id', { params: { id }, body: { role } })
      showDone(t('adminTeam.roleSaved'))
      onChange()
    })

  return (
    <>
      <Problem error={problem} />
      <table className="list">
        <thead>
          <tr>
            <Head>{t('admin.person')}</Head>
            <Head>{t('adminTeam.role')}</Head>
            <Head>{t('adminTeam.twoFactor')}</Head>
            <Head>{t('adminTeam.lastHere')}</Head>
            <Head hidden>{t('admin.actions')}</Head>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow
              key={person._id}
              person={person}
              busy={busy}
              onRole={(role) => changeRole(person, role)}
              onRemoved={onChange}
            />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation._id} invitation={invitation} onChange={onChange} />
          ))}
        </tbody>
      </table>
    </>
  )
}

type PersonProps = {
  person: TeamPerson
  busy: boolean
  onRole: (role: Role) => void
  onRemoved: () => void
}

function PersonRow({ person, busy, onRole, onRemoved }: PersonProps) {
  const { t, timestamp } = useAdminText()
  const { _id: id, username, role, two_factor, last_used_at, is_you } = person
  return (
    <tr>
      <td className="full wrap-anywhere">
        <span className="flex items-center gap-3 font-semibold">
          <span className="head size-7 flex-none" aria-hidden="true">
            <GeneratedFace name={username} />
          </span>
          <span>
            {username} {is_you && <span className="font-normal text-faint">({t('adminTeam.you')})</span>}
          </span>
        </span>
      </td>
      <td className="full">
        <RoleSelect
          className="input-small max-w-44"
          aria-label={t('adminTeam.roleOf', { name: username })}
          value={role}
          disabled={busy}
          onChoose={onRole}
        />
      </td>
      <td data-label={t('adminTeam.twoFactor')}>
        <Badge tone={two_factor ? 'ok' : 'wait'}>{t(two_factor ? 'adminTeam.on' : 'adminTeam.off')}</Badge>
      </td>
      <td className="num date text-faint max-lg:text-right">
        {last_used_at ? timestamp(last_used_at) : t('adminTeam.never')}
      </td>
      <td className="full buttons lg:w-[1%]">
        {!is_you && (
          <AskButton
            variant="ghost"
            className="hover:text-bad"
            icon="trash-2"
            aria-label={t('admin.removeName', { name: username })}
            label={t('admin.remove')}
          >
            {(close) => (
              <Confirm
                question={t('adminTeam.removePersonQuestion', { name: username })}
                act={t('admin.remove')}
                danger
                onAct={() => adminCall('DELETE /api/admin/team/people/:id', { params: { id } })}
                done={t('adminSettings.listRemoved', { name: username })}
                onDone={onRemoved}
                onClose={close}
                text={t('adminTeam.removePersonText')}
              />
            )}
          </AskButton>
        )}
      </td>
    </tr>
  )
}

function InvitationRow({ invitation, onChange }: { invitation: Invitation; onChange: () => void }) {
  const { t, timestamp } = useAdminText()
  const { busy, problem, run } = useAction()
  const role = t(`adminTeam.role_${invitation.role}`)
  const withdraw = () =>
    run(async () => {
      const params = { id: invitation._id }
      await adminCall('DELETE /api/admin/team/invitations/:id', { params })
      showDone(t('adminTeam.takenBack'))
      onChange()
    })
  return (
    <tr>
      <td className="full text-soft">
        <span className="flex items-center gap-3">
          <span className="grid size-7 flex-none place-items-center rounded-block bg-deep">
            <Icon name="link" />
          </span>
          {t('adminTeam.invited')}
        </span>
        <Problem error={problem} />
      </td>
      <td>{role}</td>
      <td className="max-lg:hidden">–</td>
      <td className="num date text-faint">
        {t('adminTeam.linkEnds', { when: timestamp(invitation.expires_at) })}
      </td>
      <td className="full buttons lg:w-[1%]">
        <Button
          variant="ghost"
          icon="undo-2"
          aria-label={t('adminTeam.takeBackOf', { role })}
          disabled={busy}
          onClick={withdraw}
          label={t('adminTeam.takeBack')}
        />
      </td>
    </tr>
  )
}

export function RoleSelect(props: Omit<ComponentProps<typeof Select<Role>>, 'options'>) {
  const { t } = useAdminText()
  const options = ROLES.map((value) => ({ value, label: t(`adminTeam.role_${value}`) }))
  return <Select {...props} options={options} />
}
