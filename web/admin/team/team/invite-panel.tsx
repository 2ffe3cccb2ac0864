import { useState } from 'react'
import type { Role } from '#contract/permissions.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAction } from '#web/admin/kit/parts/use-action.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { RoleSelect } from './role-select.tsx'

export function InvitePanel({ onInvited }: { onInvited: () => void }) {
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
        {({ id }) => <RoleSelect id={id} value={role} onChange={setRole} />}
      </Field>
      {problem !== null && <Problem text={t('adminTeam.linkFailed')} error={problem} />}
      <Button size="md" icon="link" busy={busy && t('adminTeam.makingLink')} onClick={invite}>
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
