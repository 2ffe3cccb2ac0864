import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { DeleteTestDataButton } from '#web/admin/shop/test-data/delete-test-data.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

/** Orders of the demo: kept and left out, or deleted. Nothing without any. */
export function TestOrdersPanel() {
  const { t, number, rupiah } = useAdminText()
  const { data, reload } = useReply('GET /api/admin/test-data', {})
  if (!data || data.orders === 0) return null
  return (
    <Panel
      title={t('adminGoLive.testOrders')}
      foot={
        <SiteLink
          to="/admin/store?tab=transactions&test=only"
          className="link inline-flex min-h-11 items-center"
        >
          {t('adminGoLive.showTestOrders')}
        </SiteLink>
      }
    >
      <p className="num font-semibold text-ink">
        {t('adminGoLive.testMoney', { count: number(data.orders), amount: rupiah(data.paid) })}
      </p>
      <p className="mt-2 mb-3 text-faint text-sm">
        {t(data.is_demo ? 'adminGoLive.testDemo' : 'adminGoLive.testLeftOut')}
      </p>
      <DeleteTestDataButton variant="danger" onDone={reload} />
    </Panel>
  )
}
