import { useState } from 'react'
import type { AdminSession, TwoFactorSetup } from '#contract/team/account.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { AddPasskey, PasskeysPanel } from '../passkeys/passkeys-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { RecoveryPanel } from './recovery-codes.tsx'
import { BeginButton, TwoFactorPanel } from './two-factor-panel.tsx'

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
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const [isPasswordNew, setPasswordNew] = useState(false)
  const { data, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} waiting={<LoadingForm />} />
  const { is_on, was_ended } = data.two_factor
  return (
    <>
      <p className="mb-5 text-soft">
        {data.username} · {t(`adminTeam.role_${data.role}`)}
      </p>
      {!is_on && (was_ended || isPasswordNew) && (
        <AddAgain hadOne={was_ended} setup={setup} onSetup={setSetup} onChange={reload} />
      )}
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <div className="grid grid-cols-1 gap-5">
          <PasskeysPanel account={data} onChange={reload} />
          <TwoFactorPanel account={data} setup={setup} onSetup={setSetup} onChange={reload} />
          {is_on && <RecoveryPanel account={data} onChange={reload} />}
        </div>
        <div className="grid grid-cols-1 gap-5">
          <SessionsPanel sessions={data.sessions} onChange={reload} />
          <PasswordPanel
            onChanged={() => {
              setPasswordNew(true)
              reload()
            }}
          />
        </div>
      </div>
    </>
  )
}

type AddAgainProps = {
  /** A second step that the new password has ended. */
  hadOne: boolean
  setup: TwoFactorSetup | null
  onSetup: (setup: TwoFactorSetup | null) => void
  onChange: () => void
}

/** After a new password the two ways to a second step are one press each. */
function AddAgain({ hadOne, setup, onSetup, onChange }: AddAgainProps) {
  const { t } = useAdminText()
  return (
    <div className="notice notice-wait mb-5" role="status">
      <Icon name="shield" />
      <div className="min-w-0">
        <p>
          <b className="block">{t('adminAccount.ended')}</b>
          {t(hadOne ? 'adminAccount.addAgainText' : 'adminTeam.offText')}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <AddPasskey onAdded={onChange} />
          {setup === null && <BeginButton label={t('adminAccount.addApp')} onBegun={onSetup} />}
        </div>
      </div>
    </div>
  )
}

const PHONES = new Set(['Android', 'iPhone', 'iPad'])

function SessionsPanel({ sessions, onChange }: { sessions: readonly AdminSession[]; onChange: () => void }) {
  const { t } = useAdminText()
  const { busy, problem, run } = useAction()
  const end = (act: () => Promise<unknown>, done: string) =>
    run(async () => {
      await act()
      showDone(done)
      onChange()
    })
  const endOne = (id: string) =>
    end(() => adminCall('DELETE /api/admin/account/sessions/:id', { params: { id } }), t('adminTeam.ended'))
  const endOthers = () =>
    end(() => adminCall('DELETE /api/admin/account/sessions', {}), t('adminTeam.othersEnded'))
  return (
    <Panel
      title={t('adminTeam.sessions')}
      flush
      foot={
        sessions.length > 1 && (
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            disabled={busy}
            onClick={endOthers}
          >
            {t('adminTeam.endOthers')}
          </button>
        )
      }
    >
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} busy={busy} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
      {problem !== null && (
        <div className="p-4">
          <Problem error={problem} />
        </div>
      )}
    </Panel>
  )
}

function SessionRow({ session, busy, onEnd }: { session: AdminSession; busy: boolean; onEnd: () => void }) {
  const { t, timestamp } = useAdminText()
  const { browser, system } = session.device ?? {}
  const device = [browser, system].filter(Boolean).join(', ') || t('adminTeam.unknownDevice')
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b px-4 py-2 last:border-b-0 lg:px-5">
      <Icon name={PHONES.has(system ?? '') ? 'smartphone' : 'monitor'} />
      <p className="min-w-0 flex-1 text-sm">
        <b className="block">{device}</b>
        <span className="block text-faint">
          {[session.network, timestamp(session.used_at)].filter(Boolean).join(' · ')}
        </span>
      </p>
      {session.is_current ? (
        <Badge tone="ok">{t('adminTeam.thisOne')}</Badge>
      ) : (
        <Button aria-label={t('adminTeam.endOf', { device })} disabled={busy} onClick={onEnd}>
          {t('adminTeam.end')}
        </Button>
      )}
    </li>
  )
}
