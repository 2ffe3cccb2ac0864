import type { ReactNode } from 'react'
import type { PageParams } from '#contract/pages.ts'
import type { AdminCoupon, AdminSale, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { adminCall, useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { EmptyList, LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { useListKeys } from '#web/admin/kit/lists/use-list-keys.ts'
import { Button, LinkButton } from '#web/admin/kit/parts/button.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { EntryEditor } from '#web/admin/kit/settings/entry-editor.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { usePathname } from '#web/kit/router/index.ts'
import { CouponFields, SaleFields } from './discount-fields.tsx'
import { type Discount, type DiscountType, useCoupon, useSale } from './discount-form.ts'
import { CouponTable, SaleList } from './discount-lists.tsx'

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
  useListKeys()
  const loaded = useReply('GET /api/admin/discounts', {})
  const { data, loadedAt, reload } = loaded
  if (!data) return <NotLoaded loaded={loaded} />
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
  return <EmptyList text={t('adminErrors.discount_not_found')} />
}

type StoredProps<Stored> = {
  /** Null: a new one. */
  stored: Stored | null
  data: DiscountsReply
  onChanged: () => void
}

function CouponEditor({ stored, data, onChanged }: StoredProps<AdminCoupon>) {
  const { t } = useAdminText()
  const form = useCoupon(stored, onChanged)
  // Also those that are not paid yet.
  const orders = stored ? Math.max(stored.used, stored.paid) : 0
  return (
    <DiscountEditor
      type="coupon"
      id={stored?._id ?? null}
      name={stored?.code ?? t('adminDiscounts.newCoupon')}
      {...{ form, orders, onChanged }}
    >
      {() => <CouponFields form={form} data={data} isCodeFixed={orders > 0} />}
    </DiscountEditor>
  )
}

function SaleEditor({ stored, data, onChanged }: StoredProps<AdminSale>) {
  const { t } = useAdminText()
  const form = useSale(stored, onChanged)
  return (
    <DiscountEditor
      type="sale"
      id={stored?._id ?? null}
      name={stored?.name ?? t('adminDiscounts.newSale')}
      orders={stored?.paid ?? 0}
      {...{ form, onChanged }}
    >
      {() => <SaleFields form={form} data={data} />}
    </DiscountEditor>
  )
}

type DiscountEditorProps = {
  type: DiscountType
  id: string | null
  name: string
  orders: number
  form: DraftForm<Discount>
  onChanged: () => void
  children: () => ReactNode
}

function DiscountEditor({ type, id, name, orders, form, onChanged, children }: DiscountEditorProps) {
  const { t } = useAdminText()
  const { enabled } = form.value
  const remove = (params: { id: string }) =>
    type === 'coupon'
      ? adminCall('DELETE /api/admin/coupons/:id', { params })
      : adminCall('DELETE /api/admin/sales/:id', { params })
  return (
    <EntryEditor
      form={form}
      name={name}
      action={
        orders > 0 && (
          <span className="num text-faint text-sm">{t('adminDiscounts.orders', { count: orders })}</span>
        )
      }
      act={t(type === 'coupon' ? 'adminDiscounts.saveCoupon' : 'adminDiscounts.saveSale')}
      list="/admin/discounts"
      entries={`/admin/discounts/${type}s`}
      buttons={({ saving, save }) =>
        id && (
          <Button
            variant="ghost"
            disabled={saving}
            onClick={() => {
              form.at('enabled').set(!enabled)
              save()
            }}
            label={t(enabled ? 'adminDiscounts.switchOff' : 'adminDiscounts.switchOn')}
          />
        )
      }
      onDelete={id && orders === 0 ? () => remove({ id }) : null}
      deleteText={t('adminDiscounts.deleteText')}
      onChanged={onChanged}
    >
      {children}
    </EntryEditor>
  )
}
