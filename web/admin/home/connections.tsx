import { useId } from 'react'
import type { PartReport } from '#contract/overview.schema.ts'
import { Badge } from '../parts/badge.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

export function Connections({ parts }: { parts: readonly PartReport[] }) {
  const { t } = useAdminText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg">
        {t('adminHome.connections')}
      </h2>
      <p className="text-faint text-sm">{t('adminHome.connectionsText')}</p>
      <ul className="slab mt-3 grid grid-cols-1 text-sm md:grid-cols-2">
        {parts.map((report) => (
          <li
            key={report.part}
            className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-line px-4 py-2 not-first:border-t md:border-t-0! md:odd:border-r md:[&:nth-child(n+3)]:border-t!"
          >
            <span className="flex-1 text-faint md:w-28 md:flex-none">
              {t(`adminHome.part_${report.part}`)}
            </span>
            <span className="font-semibold [overflow-wrap:anywhere] max-md:order-1 max-md:w-full md:min-w-0 md:flex-1">
              {report.uses}
            </span>
            <PartBadge report={report} />
            {report.trouble !== null && (
              <span className="order-2 w-full text-bad [overflow-wrap:anywhere]">{report.trouble}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES = { real: 'ok', sandbox: 'note', off: 'plain' } as const

function PartBadge({ report: { mode, trouble, since } }: { report: PartReport }) {
  const { t, timestamp } = useAdminText()
  if (trouble !== null) {
    return (
      <Badge tone="bad">
        {since ? t('adminHome.awaySince', { time: timestamp(since) }) : t('adminHome.away')}
      </Badge>
    )
  }
  return <Badge tone={TONES[mode]}>{t(`adminHome.${mode}`)}</Badge>
}
