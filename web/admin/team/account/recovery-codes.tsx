import { useState } from 'react'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

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
