import { useEffect, useEffectEvent, useState } from 'react'
import type { AdminProduct } from '#contract/store-admin.schema.ts'
import { useSearchParams } from '../../router/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { adminCall } from '../api/admin-call.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { showDone } from '../frame/admin-toast.ts'
import { LoadedList } from '../lists/loaded-list.tsx'
import { Confirm } from '../parts/confirm.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { useFocusAfterRemoval } from '../parts/use-focus-after-removal.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { ProductDialog } from './product-dialog.tsx'

type Props = { adding: boolean; onAdding: (adding: boolean) => void }

export function ProductList({ adding, onAdding }: Props) {
  const { t } = useAdminText()
  const loaded = useLoaded('products', (signal) => adminCall('GET /api/admin/products', {}, signal))
  const { data, reload } = loaded
  const [edited, setEdited] = useState<AdminProduct | null>(null)
  useOpenedByAddress(data?.products, setEdited)
  const [deleted, setDeleted] = useState<AdminProduct | null>(null)
  const { list, onRemoved } = useFocusAfterRemoval(data?.products.map(({ _id }) => _id) ?? [])
  const servers = data?.servers ?? null

  function onSaved(): void {
    onAdding(false)
    setEdited(null)
    showDone(t('adminProducts.saved'))
    reload()
  }
  const saving = { servers, onSaved }

  return (
    <>
      <div ref={list}>
        <LoadedList
          loaded={loaded}
          failed={t('adminProducts.fetchFailed')}
          empty={t('adminProducts.empty')}
          rowsOf={({ products }) => products}
          table={(products) => <ProductTable products={products} onEdit={setEdited} onDelete={setDeleted} />}
        />
      </div>
      {adding && <ProductDialog product={null} {...saving} onClose={() => onAdding(false)} />}
      {edited && <ProductDialog product={edited} {...saving} onClose={() => setEdited(null)} />}
      {deleted && (
        <DeleteProduct
          product={deleted}
          onDeleted={() => {
            onRemoved(deleted._id)
            setDeleted(null)
            showDone(t('adminProducts.deleted'))
            reload()
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </>
  )
}

/** The global search leads to a product by `?open=`. */
function useOpenedByAddress(
  products: readonly AdminProduct[] | undefined,
  onOpen: (product: AdminProduct) => void,
): void {
  const [query, setQuery] = useSearchParams()
  const id = query.get('open')
  const open = useEffectEvent((found: AdminProduct | undefined) => {
    setQuery(new URLSearchParams(), { replace: true, preventScrollReset: true })
    if (found) onOpen(found)
  })
  useEffect(() => {
    if (id !== null && products) open(products.find(({ _id }) => _id === id))
  }, [id, products])
}

type TableProps = {
  products: readonly AdminProduct[]
  onEdit: (product: AdminProduct) => void
  onDelete: (product: AdminProduct) => void
}

function ProductTable({ products, onEdit, onDelete }: TableProps) {
  const { t, rupiah } = useAdminText()
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{t('adminProducts.name')}</th>
          <th scope="col">{t('adminProducts.price')}</th>
          <th scope="col">{t('adminProducts.sortId')}</th>
          <th scope="col">
            <span className="sr-only">{t('admin.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product) => (
          <tr key={product._id} data-row={product._id}>
            <td className="wrap-anywhere">
              <span className="flex items-center gap-3 font-semibold">
                <span className="block size-9 flex-none overflow-hidden rounded-block bg-deep">
                  <Thumbnail src={product.image_url} alt="" size={36} />
                </span>
                {product.name}
              </span>
            </td>
            <td className="num max-lg:text-right whitespace-nowrap">{rupiah(product.price)}</td>
            <td className="num text-soft" data-label={t('adminProducts.sortId')}>
              {product.sort_id}
            </td>
            <td className="full buttons lg:w-[1%] lg:whitespace-nowrap">
              <span className="flex justify-end gap-1">
                <button
                  type="button"
                  className="btn btn-ghost btn-sm"
                  aria-label={t('adminProducts.editOne', { name: product.name })}
                  onClick={() => onEdit(product)}
                >
                  <Icon name="pencil" />
                  {t('adminProducts.edit')}
                </button>
                <button
                  type="button"
                  className="btn btn-ghost btn-sm hover:text-bad!"
                  aria-label={t('adminProducts.deleteOne', { name: product.name })}
                  onClick={() => onDelete(product)}
                >
                  <Icon name="trash-2" />
                  {t('admin.delete')}
                </button>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DeleteProps = { product: AdminProduct; onDeleted: () => void; onClose: () => void }

function DeleteProduct({ product, onDeleted, onClose }: DeleteProps) {
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
    </Confirm>
  )
}
