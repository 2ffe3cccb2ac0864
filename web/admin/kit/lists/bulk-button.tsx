import { AskButton, Confirm } from '../parts/confirm.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  ids: readonly string[]
  act: string
  text: string
  failed?: string
  /** Acts on one row; the rows before a failed one stay done. */
  onEach: (id: string, reason: string | undefined) => Promise<unknown>
  onDone: () => void
}

/** Asks once for all rows, and does them one after the other. */
export function BulkButton({ ids, act, onEach, ...question }: Props) {
  const { t, number } = useAdminText()
  return (
    <AskButton disabled={ids.length === 0} label={act}>
      {(close) => (
        <Confirm
          act={act}
          withReason
          onAct={async (reason) => {
            for (const id of ids) await onEach(id, reason)
          }}
          done={t('adminLists.bulkDone', { count: number(ids.length) })}
          onClose={close}
          {...question}
        />
      )}
    </AskButton>
  )
}
