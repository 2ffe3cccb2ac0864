import { useState } from 'react'
import type { Account, Passkey } from '#contract/team/account.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { showDone } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton } from '#web/admin/kit/parts/confirm.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ProofQuestion } from '../account/proof-question.tsx'
import { RecoveryCodes } from '../account/recovery-codes.tsx'
import { createPasskey, useCanUsePasskeys } from './ask-device.ts'

export function PasskeysPanel({ account, onChange }: { account: Account; onChange: () => void }) {
  const { t } = useAdminText()
  const canUse = useCanUsePasskeys()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const { passkeys, two_factor } = account
  const isLastFactor = passkeys.length === 1 && !two_factor.has_app
  const close = () => setAsking(false)

  async function add(current_password: string): Promise<void> {
    const options = await adminCall('POST /api/admin/account/passkeys/options', {
      body: { current_password },
    })
    const body = await createPasskey(options)
    const { recovery_codes } = await adminCall('POST /api/admin/account/passkeys', { body })
    setCodes(recovery_codes)
    close()
    showDone(t('adminTeam.passkeyAdded'))
    onChange()
  }

  return (
    <Panel title={t('adminTeam.passkeys')}>
      <p className="text-sm text-soft">{t('adminTeam.passkeysText')}</p>
      {passkeys.length > 0 && (
        <ul className="mt-3">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLastFactor={isLastFactor} onRemoved={onChange} />
          ))}
        </ul>
      )}
      {canUse ? (
        <Button size="md" className="mt-4" icon="plus" onClick={() => setAsking(true)}>
          {t('adminTeam.passkeyAdd')}
        </Button>
      ) : (
        <p className="mt-3 text-faint text-sm">{t('adminTeam.passkeyNotHere')}</p>
      )}
      {isAsking && (
        <ProofQuestion
          proof="password"
          question={t('adminTeam.passkeyAdd')}
          text={t('adminTeam.passkeyAddText')}
          act={t('adminTeam.passkeyAddAct')}
          acting={t('adminTeam.passkeyWaiting')}
          onAct={add}
          onClose={close}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={() => setCodes([])} />}
    </Panel>
  )
}

type RowProps = { passkey: Passkey; isLastFactor: boolean; onRemoved: () => void }

function PasskeyRow({ passkey, isLastFactor, onRemoved }: RowProps) {
  const { t, timestamp } = useAdminText()
  const { browser, system } = passkey.device ?? {}
  const params = { id: passkey.id }
  const device = [browser, system].filter(Boolean).join(', ') || t('adminTeam.unknownDevice')
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-b py-2 last:border-b-0">
      <Icon name="key-round" />
      <p className="min-w-0 flex-1 text-sm">
        <b className="block">{device}</b>
        <span className="block text-faint">
          {passkey.used_at
            ? t('adminTeam.passkeyUsed', { at: timestamp(passkey.used_at) })
            : t('adminTeam.passkeyCreated', { at: timestamp(passkey.created_at) })}
        </span>
      </p>
      <AskButton aria-label={t('adminTeam.passkeyRemoveOf', { device })} label={t('admin.remove')}>
        {(close) => (
          <ProofQuestion
            proof="password"
            question={t('adminTeam.passkeyRemoveQuestion')}
            text={t(isLastFactor ? 'adminTeam.passkeyRemoveLast' : 'adminTeam.passkeyRemoveText')}
            act={t('admin.remove')}
            danger
            onAct={(current_password) =>
              adminCall('POST /api/admin/account/passkeys/:id/remove', { params, body: { current_password } })
            }
            done={t('adminTeam.passkeyRemoved')}
            onDone={onRemoved}
            onClose={close}
          />
        )}
      </AskButton>
    </li>
  )
}
