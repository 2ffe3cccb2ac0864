import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { product: AdminProduct; onHide: () => void; onDeleted: () => void; onClose: () => void }

export function DeleteProduct({ product, onHide, onDeleted, onClose }: Props) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminProducts.confirmDelete')}
      act={t('admin.delete')}
      acting={t('admin.loading')}
      failed={t('adminProducts.deleteFailed')}
      danger
      onAct={async () => {
        await adminCall('DELETE /api/admin/products/:id', { params: { id: product._id } })
        onDeleted()
      }}
      onClose={onClose}
    >
      <p>
        <b>{product.name}</b>
      </p>
      <p className="text-sm text-soft">{t('adminProducts.deleteNote')}</p>
      {product.visible && (
        <p className="text-sm text-soft">
          {t('adminProducts.hideInsteadText')}{' '}
          <button type="button" className="link" onClick={onHide}>
            {t('adminProducts.hideInstead')}
          </button>
        </p>
      )}
    </Confirm>
  )
}
