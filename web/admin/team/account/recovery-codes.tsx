import { useState } from 'react'
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
      foot={
        <button type="button" className="btn btn-primary" onClick={onDone}>
          {t('adminTeam.codesDone')}
        </button>
      }
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
        <button
          type="button"
          className="btn btn-outline"
          onClick={async () => setCopied(await copyText(text))}
        >
          <Icon name={copied ? 'check' : 'copy'} />
          {t(copied ? 'adminTeam.codesCopied' : 'adminTeam.codesCopy')}
        </button>
      </div>
    </Dialog>
  )
}
