import type { Content } from '#contract/monitoring/content.schema.ts'
import type { ContentKind } from '#contract/monitoring/content.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

/** Kinds that visitors of a live site see although they are the demo's. */
const SHOWN: readonly ContentKind[] = ['boards', 'modes', 'texts']

const LINK = 'link inline-flex min-h-11 items-center lg:pointer-fine:min-h-6'

/** Products of the owner that visitors can see. */
export function ownProducts({ kinds }: Content): number {
  return kinds.find(({ kind }) => kind === 'products')?.own ?? 0
}

/** How many entries of the screen are the demo's, with the way to remove them, and the way to products of one's own. */
export function DemoEntries({ kinds }: { kinds: readonly ContentKind[] }) {
  const { t, number } = useAdminText()
  const mayRemove = useMay()('operation')
  const { data } = useReply('GET /api/admin/content', mayRemove ? {} : null)
  const found = data?.kinds.filter(({ kind }) => kinds.includes(kind)) ?? []
  const count = found.reduce((sum, { built_in }) => sum + built_in.length, 0)
  const isEmpty = data && kinds.includes('products') && ownProducts(data) === 0
  if (!data || (count === 0 && !isEmpty)) return null
  const isSeen = data.is_demo || kinds.every((kind) => SHOWN.includes(kind))
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 text-sm text-soft">
      {count > 0 && (
        <>
          {t(isSeen ? 'adminContent.here' : 'adminContent.hereHidden', { count: number(count) })}
          <SiteLink to="/admin/go-live" className={LINK}>
            {t('adminContent.removeThem')}
          </SiteLink>
        </>
      )}
      {isEmpty && <BeginLink />}
    </p>
  )
}

/** To the ready files for a site that sells nothing of its own yet. */
export function BeginLink() {
  const { t } = useAdminText()
  return (
    <SiteLink to="/admin/site/file" className={`text-sm ${LINK}`}>
      {t('adminContent.begin')}
    </SiteLink>
  )
}
