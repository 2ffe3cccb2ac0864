import type { PageParams } from '#contract/pages.ts'
import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { useToken } from '#web/admin/kit/api/token-store.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { BackLink } from '#web/admin/kit/frame/back-link.tsx'
import { EmptyList, LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { useListKeys } from '#web/admin/kit/lists/use-list-keys.ts'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { CouponTable } from './coupon-table.tsx'
import { CouponEditor, SaleEditor } from './discount-editor.tsx'
import type { DiscountType } from './discount-form.ts'
import { SaleList } from './sale-list.tsx'

/** The lists, and beside them the coupon or sale of the address; on phones the editor is a page of its own. */
export default function DiscountsPage({ params }: { params: Partial<PageParams<'admin-coupon'>> }) {
  const { t } = useAdminText()
  const path = withoutLanguage(usePathname())
  const type: DiscountType = path.startsWith('/admin/discounts/sales') ? 'sale' : 'coupon'
  const id = params.id ?? null
  return (
    <AdminScreen
      title={t('adminNavigation.discounts')}
      text={
        <span className={`block max-w-2xl ${id ? 'max-xl:hidden' : ''}`}>{t('adminDiscounts.text')}</span>
      }
      back={
        id && (
          <BackLink to="/admin/discounts" className="xl:hidden">
            {t('adminNavigation.discounts')}
          </BackLink>
        )
      }
      waiting={<LoadingRows rows={4} />}
      action={
        <div className={`flex flex-wrap gap-2 ${id ? 'max-xl:hidden' : ''}`}>
          <LinkButton to="/admin/discounts/coupons/new" icon="plus" label={t('adminDiscounts.newCoupon')} />
          <LinkButton to="/admin/discounts/sales/new" icon="percent" label={t('adminDiscounts.newSale')} />
        </div>
      }
    >
      <DiscountLists type={type} id={id} />
    </AdminScreen>
  )
}

function DiscountLists({ type, id }: { type: DiscountType; id: string | null }) {
  const { t } = useAdminText()
  const token = useToken()
  useListKeys()
  const loaded = useReply('GET /api/admin/discounts', token ? {} : null)
  const { data, loadedAt, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} failed={t('adminDiscounts.loadFailed')} />
  const now = new Date(loadedAt ?? Date.now())
  const chosen = { coupon: type === 'coupon' ? id : null, sale: type === 'sale' ? id : null }
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${id ? 'xl:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
      <div className={`grid grid-cols-1 gap-5 ${id ? 'max-xl:hidden' : ''}`}>
        <SaleList data={data} chosen={chosen.sale} now={now} />
        <CouponTable data={data} chosen={chosen.coupon} isNarrow={id !== null} now={now} />
      </div>
      {id && <Editor type={type} id={id} data={data} onChanged={reload} />}
    </div>
  )
}

type EditorProps = { type: DiscountType; id: string; data: DiscountsReply; onChanged: () => void }

function Editor({ type, id, data, onChanged }: EditorProps) {
  const { t } = useAdminText()
  const coupon = data.coupons.find(({ _id }) => _id === id) ?? null
  const sale = data.sales.find(({ _id }) => _id === id) ?? null
  const props = { data, onChanged }
  if (type === 'coupon' && (coupon || id === 'new'))
    return <CouponEditor key={id} {...props} stored={coupon} />
  if (type === 'sale' && (sale || id === 'new')) return <SaleEditor key={id} {...props} stored={sale} />
  return <EmptyList text={t('adminDiscounts.missing')} />
}
