import type { ContentKind } from '#contract/monitoring/content.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { useLoaded } from '#web/admin/kit/api/use-loaded.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

/** Kinds that visitors of a live site see although they are the demo's. */
const SHOWN: readonly ContentKind[] = ['boards', 'modes']

/** How many entries of the screen are the demo's, with the way to remove them. Nothing without any. */
export function DemoEntries({ kinds }: { kinds: readonly ContentKind[] }) {
  const { t, number } = useAdminText()
  const mayRemove = useMay()('operation')
  const { data } = useLoaded(mayRemove ? 'content' : null, (signal) =>
    adminCall('GET /api/admin/content', {}, signal),
  )
  const found = data?.kinds.filter(({ kind }) => kinds.includes(kind)) ?? []
  const count = found.reduce((sum, { built_in }) => sum + built_in.length, 0)
  if (!data || count === 0) return null
  const isSeen = data.is_demo || kinds.every((kind) => SHOWN.includes(kind))
  return (
    <p className="mb-4 text-sm text-soft">
      {t(isSeen ? 'adminContent.here' : 'adminContent.hereHidden', { count: number(count) })}{' '}
      <SiteLink to="/admin/go-live" className="link inline-flex min-h-11 items-center">
        {t('adminContent.removeThem')}
      </SiteLink>
    </p>
  )
}
