import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { RecoveryPanel } from './recovery-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'
import { TwoFactorPanel } from './two-factor-panel.tsx'

export default function AccountPage() {
  const { t } = useAdminText()
  return (
    <AdminScreen title={t('adminNavigation.myAccount')} waiting={<LoadingForm />}>
      <AccountPanels />
    </AdminScreen>
  )
}

function AccountPanels() {
  const { t } = useAdminText()
  const loaded = useReply('GET /api/admin/account', {})
  const { data, reload } = loaded
  if (!data) {
    return <NotLoaded loaded={loaded} failed={t('adminTeam.accountFailed')} waiting={<LoadingForm />} />
  }
  return (
    <>
      <p className="mb-5 text-soft">
        {data.username} · {t(`adminTeam.role_${data.role}`)}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <PasskeysPanel account={data} onChange={reload} />
          <TwoFactorPanel account={data} onChange={reload} />
          {data.two_factor.is_on && <RecoveryPanel account={data} onChange={reload} />}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <SessionsPanel sessions={data.sessions} onChange={reload} />
          <PasswordPanel />
        </div>
      </div>
    </>
  )
}
