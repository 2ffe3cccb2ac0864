import { useState } from 'react'
import type { Account, Passkey } from '#contract/team/account.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { createPasskey, useCanUsePasskeys } from '#web/admin/kit/api/ask-device.ts'
import { Problem, showDone, useAction } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { AskButton, Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { RecoveryCodes } from '../account/recovery-codes.tsx'

type Props = { account: Account; onChange: () => void }

export function PasskeysPanel({ account, onChange }: Props) {
  const { t } = useAdminText()
  const { passkeys, two_factor } = account
  const isLastFactor = passkeys.length === 1 && !two_factor.has_app
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
      <div className="mt-4 grid grid-cols-1 justify-items-start gap-3">
        <AddPasskey onAdded={onChange} />
      </div>
    </Panel>
  )
}

/** The recovery codes of the first factor are shown before anything else changes. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const { t } = useAdminText()
  const canUse = useCanUsePasskeys()
  const { busy, problem, run } = useAction()
  const [codes, setCodes] = useState<readonly string[]>([])

  const add = () =>
    run(async () => {
      const body = await createPasskey(await adminCall('POST /api/admin/account/passkeys/options', {}))
      const { recovery_codes } = await adminCall('POST /api/admin/account/passkeys', { body })
      showDone(t('adminTeam.passkeyAdded'))
      if (recovery_codes.length === 0) onAdded()
      else setCodes(recovery_codes)
    })

  if (!canUse) return <p className="text-faint text-sm">{t('adminTeam.passkeyNotHere')}</p>
  return (
    <>
      <Button
        size="md"
        icon="plus"
        label={t('adminTeam.passkeyAdd')}
        busy={busy && t('adminTeam.passkeyWaiting')}
        onClick={add}
      />
      <Problem error={problem} />
      {codes.length > 0 && <RecoveryCodes codes={codes} onDone={onAdded} />}
    </>
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
          <Confirm
            question={t('adminTeam.passkeyRemoveQuestion')}
            text={t(isLastFactor ? 'adminTeam.passkeyRemoveLast' : 'adminTeam.passkeyRemoveText')}
            act={t('admin.remove')}
            danger
            onAct={() => adminCall('POST /api/admin/account/passkeys/:id/remove', { params })}
            done={t('adminTeam.passkeyRemoved')}
            onDone={onRemoved}
            onClose={close}
          />
        )}
      </AskButton>
    </li>
  )
}
