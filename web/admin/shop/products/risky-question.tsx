import { Dialog } from '#web/admin/kit/parts/dialog.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { commands: readonly string[]; onConfirm: () => void; onClose: () => void }

/** Before a command is saved that gives away the game server or stops it. */
export function RiskyQuestion({ commands, onConfirm, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Dialog
      title={t('adminProducts.riskyTitle')}
      size="small"
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn btn-ghost" data-first-focus onClick={onClose}>
            {t('admin.cancel')}
          </button>
          <button type="button" className="btn btn-danger" onClick={onConfirm}>
            {t('adminProducts.riskySave')}
          </button>
        </>
      }
    >
      <p>{t('adminProducts.riskyText')}</p>
      <ul className="mt-3 grid gap-2">
        {commands.map((command) => (
          <li key={command} className="well p-2.5">
            <code className="code">{command}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
