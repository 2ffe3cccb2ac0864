// Two-factor login of the own account: off, being set up, on.
import { useState } from 'react'
import type { Account, TwoFactorSetup } from '#contract/team/account.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ProofQuestion } from './proof-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ActivateForm, BeginForm } from './two-factor-setup.tsx'

export function TwoFactorPanel({ account, onChange }: { account: Account; onChange: () => void }) {
  const { t } = useAdminText()
  const { is_on, has_app, is_required } = account.two_factor
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const state = has_app ? 'on' : setup ? 'settingUp' : 'off'
  return (
    <Panel
      title={t('adminTeam.twoFactor')}
      action={<Badge tone={has_app ? 'ok' : 'wait'}>{t(`adminTeam.${state}`)}</Badge>}
    >
      {is_required && !is_on && (
        <p className="notice mb-4" role="alert">
          <Icon name="shield" />
          {t('adminTeam.mustSetUp')}
        </p>
      )}
      {has_app ? (
        <SwitchedOn onChange={onChange} />
      ) : setup ? (
        <ActivateForm setup={setup} onActivated={setCodes} onLater={() => setSetup(null)} />
      ) : (
        <BeginForm onBegun={setSetup} />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null)
            setSetup(null)
            onChange()
          }}
        />
      )}
    </Panel>
  )
}

function SwitchedOn({ onChange }: { onChange: () => void }) {
  const { t } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  async function remove(code: string): Promise<void> {
    await adminCall('POST /api/admin/account/two-factor/remove', { body: { code } })
    close()
    showDone(t('adminTeam.removed'))
    onChange()
  }

  return (
    <>
      <p className="text-sm text-soft">{t('adminTeam.onText')}</p>
      <Button variant="ghost" size="md" className="mt-4" onClick={() => setAsking(true)}>
        {t('adminTeam.remove')}
      </Button>
      {isAsking && (
        <ProofQuestion
          proof="code"
          question={t('adminTeam.removeQuestion')}
          text={t('adminTeam.removeText')}
          act={t('adminTeam.remove')}
          acting={t('adminTeam.removing')}
          failed={t('adminTeam.removeFailed')}
          danger
          onAct={remove}
          onClose={close}
        />
      )}
    </>
  )
}
