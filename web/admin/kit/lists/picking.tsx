// Choosing several rows of a list, for one action on all of them.
import { type ReactNode, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { AskButton, Confirm } from '../parts/confirm.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

export type Picking = ReturnType<typeof usePicking>

/** `ids`: the rows that are shown. A chosen row that is not shown any more no longer counts. */
export function usePicking(ids: readonly string[]) {
  const [picked, setPicked] = useState<ReadonlySet<string> | null>(null)
  const chosen = ids.filter((id) => picked?.has(id))
  return {
    isOn: picked !== null,
    chosen,
    start: () => setPicked(new Set()),
    stop: () => setPicked(null),
    toggle: (id: string) =>
      setPicked(new Set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])),
    toggleAll: () => setPicked(new Set(chosen.length === ids.length ? [] : ids)),
  }
}

export function PickBox({ picking, id, name }: { picking: Picking; id: string; name: string }) {
  const { t } = useAdminText()
  if (!picking.isOn) return null
  return (
    <input
      type="checkbox"
      className="relative mr-2 size-5 flex-none align-middle accent-star"
      aria-label={t('adminLists.pickRow', { name })}
      checked={picking.chosen.includes(id)}
      onChange={() => picking.toggle(id)}
    />
  )
}

/** At the foot of the screen: how many are chosen, and what can be done with them. */
export function PickBar({ picking, children }: { picking: Picking; children: ReactNode }) {
  const { t, number } = useAdminText()
  if (!picking.isOn) return null
  return (
    <div className="save-bar">
      <p className="mr-auto" aria-live="polite">
        {t('adminLists.picked', { count: number(picking.chosen.length) })}
      </p>
      {children}
      <Button variant="ghost" label={t('adminLists.pickAll')} onClick={picking.toggleAll} />
      <Button variant="ghost" label={t('admin.close')} onClick={picking.stop} />
    </div>
  )
}

type BulkProps = {
  ids: readonly string[]
  act: string
  text: string
  failed?: string
  /** Acts on one row; the rows before a failed one stay done. */
  onEach: (id: string, reason: string | undefined) => Promise<unknown>
  onDone: () => void
}

/** Asks once for all rows, and does them one after the other. */
export function BulkButton({ ids, act, onEach, ...question }: BulkProps) {
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
