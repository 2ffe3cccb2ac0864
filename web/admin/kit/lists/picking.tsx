// Choosing several rows of a list, for one action on all of them.
import { type ReactNode, useState } from 'react'
import { Button } from '../parts/button.tsx'
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
