import type { VisiblePart } from '#contract/monitoring/checks.schema.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

const LAMPS: Record<VisiblePart['state'], string> = {
  real: 'lamp text-ok',
  demo: 'lamp-hollow text-note',
  off: 'lamp-hollow text-faint',
  away: 'lamp text-bad',
}

export function VisitorsPanel({ visitors }: { visitors: readonly VisiblePart[] }) {
  const text = useAdminText()
  const { t } = text
  return (
    <Panel
      title={t('adminGoLive.visitors')}
      flush
      foot={
        <SiteLink to="/" className="link inline-flex min-h-11 items-center">
          {t('adminGoLive.openSite')}
        </SiteLink>
      }
    >
      <ul>
        {visitors.map((seen) => (
          <li
            key={seen.place}
            className="grid grid-cols-[0.75rem_minmax(0,1fr)] items-center gap-x-3 border-line px-4 py-2 text-sm not-last:border-b"
          >
            <span className={LAMPS[seen.state]} aria-hidden="true" />
            <span className="min-w-0">
              {t(`adminGoLive.seen_${seen.place}`)}
              <span
                className={`wrap-anywhere block text-xs ${seen.state === 'demo' ? 'text-note' : 'text-faint'}`}
              >
                {describe(seen, text)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function describe({ place, state, value }: VisiblePart, { t, number }: AdminText): string {
  if (state === 'off') return t('adminGoLive.hidden')
  if (state === 'away') return t(place === 'players' ? 'adminGoLive.away' : 'adminGoLive.boardsAway')
  const isDemo = state === 'demo'
  const count = number(Number(value))
  if (place === 'content')
    return isDemo ? t('adminGoLive.demoContent', { count }) : t('adminGoLive.realContent')
  const name = String(value)
  if (place === 'name') return isDemo ? t('adminGoLive.demoName', { name }) : name
  if (typeof value === 'number') {
    return place === 'store'
      ? t(isDemo ? 'adminGoLive.demoProducts' : 'adminGoLive.realProducts', { count })
      : t(isDemo ? 'adminGoLive.demoPlayers' : 'adminGoLive.realPlayers', { count })
  }
  if (isDemo) return t(place === 'donators' ? 'adminGoLive.demoDonators' : 'adminGoLive.demo')
  return t('adminGoLive.real')
}
