import { showDone } from '../frame/admin-toast.ts'
import { Confirm } from '../parts/confirm.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  ids: readonly string[]
  title: string
  act: string
  failed: string
  /** Acts on one row; the rows before a failed one stay done. */
  onEach: (id: string, reason: string | undefined) => Promise<unknown>
  onDone: () => void
  onClose: () => void
  text: string
}

/** Asks once for all rows, and does them one after the other. */
export function BulkQuestion({ ids, title, act, failed, text, onEach, onDone, onClose }: Props) {
  const { t, number } = useAdminText()
  return (
    <Confirm
      question={title}
      act={act}
      acting={t('admin.loading')}
      failed={failed}
      withReason
      onAct={async (reason) => {
        for (const id of ids) await onEach(id, reason)
        showDone(t('adminLists.bulkDone', { count: number(ids.length) }))
        onDone()
      }}
      text={text}
      onClose={onClose}
    />
  )
}
