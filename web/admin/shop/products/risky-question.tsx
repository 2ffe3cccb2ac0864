import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { commands: readonly string[]; onConfirm: () => void; onClose: () => void }

/** Before a command is saved that gives away the game server or stops it. */
export function RiskyQuestion({ commands, onConfirm, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminProducts.riskyTitle')}
      act={t('adminProducts.riskySave')}
      danger
      onAct={async () => onConfirm()}
      onClose={onClose}
    >
      <p>{t('adminProducts.riskyText')}</p>
      <ul className="mt-3 grid gap-2">
        {commands.map((command) => (
          <li key={command} className="well p-2.5">
            <code className="code">{command}</code>
          </li>
        ))}
      </ul>
    </Confirm>
  )
}
