import { Dialog } from '../parts/dialog.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = { onDiscard: () => void; onKeep: () => void }

export function DiscardQuestion({ onDiscard, onKeep }: Props) {
  const { t } = useAdminText()
  return (
    <Dialog
      title={t('adminProducts.discardTitle')}
      size="small"
      onClose={onKeep}
      foot={
        <>
          <button type="button" className="btn btn-danger" onClick={onDiscard}>
            {t('adminProducts.discard')}
          </button>
          <button type="button" className="btn btn-primary" data-first-focus onClick={onKeep}>
            {t('adminProducts.keepEditing')}
          </button>
        </>
      }
    >
      <p>{t('adminProducts.discardText')}</p>
    </Dialog>
  )
}
