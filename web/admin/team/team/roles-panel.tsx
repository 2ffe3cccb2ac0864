import { may, PERMISSIONS, type Permission, ROLES } from '#contract/permissions.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The own account belongs to everybody. */
type Shown = Exclude<Permission, 'account'>
const SHOWN = Object.keys(PERMISSIONS).filter((permission): permission is Shown => permission !== 'account')

/** The table of the contract, which the server enforces. */
export function RolesPanel() {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminTeam.matrix')} flush foot={t('adminTeam.commandsNote')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-faint">
            <th scope="col" className="px-4 py-2.5 max-sm:pr-1 lg:px-5">
              {t('adminTeam.may')}
            </th>
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
