import type { CheckState } from '#contract/monitoring/checks.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { PartRow } from './parts.ts'

const FILLS: Record<CheckState, string> = {
  ready: 'bg-ok',
  demo: 'bg-note',
  failing: 'bg-bad',
  off: 'bg-raised',
}

const ORDER: readonly (CheckState | null)[] = ['ready', 'demo', 'failing', 'off', null]

/** One block for each part: ready, demo, failing, off. */
export function Fuse({ rows, counts }: { rows: readonly PartRow[]; counts: Record<CheckState, number> }) {
  const { t } = useAdminText()
  const sorted = rows.toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state))
  return (
    <div className="flex h-2 gap-0.5 bg-deep" role="img" aria-label={t('adminGoLive.fuse', counts)}>
      {sorted.map(({ part, state }) => (
        <i key={part} className={`h-3 flex-1 ${FILLS[state ?? 'off']}`} />
      ))}
    </div>
  )
}
