// Two-factor login of the own account: off, being set up, on.
import { useState } from 'react'
import type { Account, TwoFactorSetup } from '#contract/team/account.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { CodeQuestion } from './code-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ActivateForm, BeginForm } from './two-factor-setup.tsx'

const FEW_CODES = 3

type Props = { account: Account; onChange: () => void }

export function TwoFactorPanel({ account, onChange }: Props) {
  const { t } = useAdminText()
  const { is_on, is_required } = account.two_factor
  const [setup, setSetup] = useState<TwoFactorSetup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const state = is_on ? 'on' : setup ? 'settingUp' : 'off'
  return (
    <Panel
      title={t('adminTeam.twoFactor')}
      action={<Badge tone={is_on ? 'ok' : 'wait'}>{t(`adminTeam.${state}`)}</Badge>}
    >
      {is_required && !is_on && (
        <p className="notice mb-4" role="alert">
          <Icon name="shield" />
          {t('adminTeam.mustSetUp')}
        </p>
      )}
      {is_on ? (
        <SwitchedOn account={account} onCodes={setCodes} onChange={onChange} />
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

type OnProps = Props & { onCodes: (codes: readonly string[]) => void }

function SwitchedOn({ account, onCodes, onChange }: OnProps) {
  const { t, number } = useAdminText()
  const [question, setQuestion] = useState<'remove' | 'renew' | null>(null)
  const left = account.two_factor.recovery_codes_left
  const close = () => setQuestion(null)

  async function renew(code: string): Promise<void> {
    const reply = await adminCall('POST /api/admin/account/recovery-codes', { body: { code } })
    close()
    onCodes(reply.recovery_codes)
  }

  async function remove(code: string): Promise<void> {
    await adminCall('POST /api/admin/account/two-factor/remove', { body: { code } })
    close()
    showDone(t('adminTeam.removed'))
    onChange()
  }

  return (
    <>
      <p className="text-sm text-soft">{t('adminTeam.onText', { count: number(left) })}</p>
      {left <= FEW_CODES && <p className="mt-2 text-sm text-wait">{t('adminTeam.fewCodes')}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn btn-outline" onClick={() => setQuestion('renew')}>
          <Icon name="refresh-cw" />
          {t('adminTeam.renew')}
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => setQuestion('remove')}>
          {t('adminTeam.remove')}
        </button>
      </div>
      {question === 'renew' && (
        <CodeQuestion
          question={t('adminTeam.renewQuestion')}
          text={t('adminTeam.renewText')}
          act={t('adminTeam.renew')}
          acting={t('adminTeam.renewing')}
          failed={t('adminTeam.renewFailed')}
          onAct={renew}
          onClose={close}
        />
      )}
      {question === 'remove' && (
        <CodeQuestion
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
