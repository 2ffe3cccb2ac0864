// The recovery codes of an account with an authenticator app or a passkey: how many are left, and new ones.
import { useState } from 'react'
import type { Account } from '#contract/team/account.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { CodeQuestion } from './code-question.tsx'

const FEW_CODES = 3

export function RecoveryPanel({ account, onChange }: { account: Account; onChange: () => void }) {
  const { t, number } = useAdminText()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const left = account.two_factor.recovery_codes_left
  const close = () => setAsking(false)

  async function renew(code: string): Promise<void> {
    const reply = await adminCall('POST /api/admin/account/recovery-codes', { body: { code } })
    close()
    setCodes(reply.recovery_codes)
  }

  return (
    <Panel title={t('adminTeam.codesTitle')}>
      <p className="text-sm text-soft">{t('adminTeam.codesLeft', { count: number(left) })}</p>
      {left <= FEW_CODES && <p className="mt-2 text-sm text-wait">{t('adminTeam.fewCodes')}</p>}
      <Button size="md" className="mt-4" icon="refresh-cw" onClick={() => setAsking(true)}>
        {t('adminTeam.renew')}
      </Button>
      {isAsking && (
        <CodeQuestion
          question={t('adminTeam.renewQuestion')}
          text={t('adminTeam.renewText')}
          act={t('adminTeam.renew')}
          onAct={renew}
          onClose={close}
        />
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onDone={() => {
            setCodes(null)
            onChange()
          }}
        />
      )}
    </Panel>
  )
}

/** Shown once. Nothing but the button closes it, so that the codes are not lost by a press beside it. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useAdminText()
  const [copied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  return (
    <Dialog
      title={t('adminTeam.codesTitle')}
      size="small"
      locked
      onClose={onDone}
      foot={<Button variant="primary" size="md" label={t('adminTeam.codesDone')} onClick={onDone} />}
    >
      <p className="mb-4 text-sm text-soft">{t('adminTeam.codesText')}</p>
      <ul className="well num grid grid-cols-1 gap-x-4 gap-y-2 p-4 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <a
          className="btn btn-outline"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('adminTeam.codesFile')}
        >
          <Icon name="download" />
          {t('adminTeam.codesSave')}
        </a>
        <Button
          size="md"
          icon={copied ? 'check' : 'copy'}
          onClick={async () => setCopied(await copyText(text))}
          label={t(copied ? 'adminTeam.codesCopied' : 'adminTeam.codesCopy')}
        />
      </div>
    </Dialog>
  )
}
