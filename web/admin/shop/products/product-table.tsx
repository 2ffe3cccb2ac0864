import { useRef } from 'react'
import { isForSale } from '#contract/shop/store.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { IconButton } from '#web/admin/kit/parts/button.tsx'
import { Menu, MenuItem } from '#web/admin/kit/parts/menu.tsx'
import { Thumbnail } from '#web/admin/kit/parts/thumbnail.tsx'
import { Grip } from '#web/admin/kit/settings/fields/list-row.tsx'
import { useDrag } from '#web/admin/kit/settings/fields/use-drag.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { copyText } from '#web/kit/ui/copy-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { CategoryChoice } from './product-form.ts'
import { isOnSale, ScheduleBadge } from './schedule-badge.tsx'

type RowActions = {
  onVisible: (product: AdminProduct, visible: boolean) => void
  onCategory: (product: AdminProduct, category: string, label: string) => void
  onDuplicate: (product: AdminProduct) => void
  onDelete: (product: AdminProduct) => void
}

type Props = RowActions & {
  products: readonly AdminProduct[]
  categories: readonly CategoryChoice[]
  /** On narrow screens: only names and grips. */
  reordering: boolean
  /** Null while the list is filtered. */
  onMove: ((from: number, to: number) => void) | null
}

const COLUMNS = 8

export function ProductTable({ products, categories, reordering, onMove, ...actions }: Props) {
  const { t } = useAdminText()
  const groups = groupsOf(products, categories)
  return (
    <table className="list products" data-reordering={reordering || undefined}>
      <thead>
        <tr>
          {onMove && <Head hidden>{t('adminProducts.order')}</Head>}
          <Head>{t('admin.name')}</Head>
          <Head className="text-right">{t('admin.price')}</Head>
          <Head className="text-right">{t('adminProducts.sortId')}</Head>
          <Head className="whitespace-normal text-right lg:max-w-20 lg:max-xl:hidden">
            {t('adminProducts.sold')}
          </Head>
          <Head>{t('adminProducts.schedule')}</Head>
          <Head>{t('adminProducts.visibleShort')}</Head>
          <Head hidden>{t('admin.actions')}</Head>
        </tr>
      </thead>
      {groups.map((group) => (
        <Group
          key={group.category?.id ?? ''}
          {...group}
          categories={categories}
          onMove={
            onMove && ((from, to) => onMove(placeOf(group.products[from]), placeOf(group.products[to])))
          }
          {...actions}
        />
      ))}
    </table>
  )

  function placeOf(product: AdminProduct | undefined): number {
    return product ? products.indexOf(product) : -1
  }
}

type GroupOf = { category: CategoryChoice | null; products: readonly AdminProduct[] }

/** In the order of the categories; last those without one. A category without products is not shown. */
function groupsOf(products: readonly AdminProduct[], categories: readonly CategoryChoice[]): GroupOf[] {
  const isKnown = ({ category }: AdminProduct) => categories.some(({ id }) => id === category)
  return [
    ...categories.map((category) => ({
      category,
      products: products.filter((product) => product.category === category.id),
    })),
    { category: null, products: products.filter((product) => !isKnown(product)) },
  ].filter((group) => group.products.length > 0)
}

type GroupProps = RowActions & GroupOf & Pick<Props, 'categories' | 'onMove'>

/** Rows are moved inside of their category; another one is chosen in the menu of the row. */
function Group({ category, products, categories, onMove, ...actions }: GroupProps) {
  const { t, language, number } = useAdminText()
  const body = useRef<HTMLTableSectionElement>(null)
  const { dragged, startDrag } = useDrag(body, (from, to) => onMove?.(from, to))
  return (
    <>
      {categories.length > 0 && (
        <tbody>
          <tr className="group-row">
            <th className="pt-4 font-bold text-ink" scope="rowgroup" colSpan={onMove ? COLUMNS : COLUMNS - 1}>
              {category?.name[language] ?? t('adminProducts.noCategory')}{' '}
              <span className="num text-faint">{number(products.length)}</span>
            </th>
          </tr>
        </tbody>
      )}
      <tbody ref={body}>
        {products.map((product, index) => (
          <tr
            key={product._id}
            data-row={product._id}
            className="list-row"
            data-dragged={dragged === index || undefined}
          >
            {onMove && (
              <td className="p-grip w-[1%] pr-0">
                <Grip
                  name={product.name}
                  index={index}
                  count={products.length}
                  onMove={(to) => onMove(index, to)}
                  onDrag={(event) => startDrag(index, event)}
                />
              </td>
            )}
            <ProductCells product={product} />
            <td className="max-lg:justify-self-end max-lg:[grid-area:switch]">
              <input
                type="checkbox"
                className="switch"
                aria-label={t('adminProducts.visibleOne', { name: product.name })}
                checked={product.visible}
                onChange={({ target }) => actions.onVisible(product, target.checked)}
              />
            </td>
            <ButtonsCell product={product} categories={categories} {...actions} />
          </tr>
        ))}
      </tbody>
    </>
  )
}

function ProductCells({ product }: { product: AdminProduct }) {
  const { t, language, number, rupiah } = useAdminText()
  const now = new Date().toISOString()
  return (
    <>
      <td className="p-name wrap-anywhere lg:min-w-40">
        <SiteLink
          to={`/admin/store/products/${product._id}`}
          preventScrollReset
          className={`flex min-h-11 items-center gap-3 font-semibold lg:pointer-fine:min-h-9 hover:text-star ${isForSale(product, now) ? '' : 'text-faint'}`}
        >
          <span className="block size-9 flex-none overflow-hidden rounded-block bg-deep">
            <Thumbnail src={product.image_url} alt="" size={36} />
          </span>
          {(language === 'id' && product.name_id) || product.name}
        </SiteLink>
      </td>
      <td className="num max-lg:[grid-area:price] whitespace-nowrap lg:text-right">
        {isOnSale(product) ? (
          <>
            <s className="text-faint lg:block">{rupiah(product.price)}</s>{' '}
            <b className="text-ok">{rupiah(product.price_now)}</b>
          </>
        ) : (
          rupiah(product.price)
        )}
      </td>
      <td
        className="num max-lg:[grid-area:sort] text-soft lg:text-right"
        data-label={t('adminProducts.sortId')}
      >
        {product.sort_id}
      </td>
      <td className="num max-lg:[grid-area:sold] lg:max-w-20 lg:text-right lg:max-xl:hidden">
        {number(product.sold)} <span className="text-faint lg:hidden">{t('adminProducts.soldWord')}</span>
      </td>
      <td className="max-lg:[grid-area:schedule]">
        {product.built_in && <Badge tone="note">{t('admin.demo')}</Badge>}
        <ScheduleBadge product={product} now={now} />
      </td>
    </>
  )
}

type ButtonsProps = RowActions & Pick<Props, 'categories'> & { product: AdminProduct }

function ButtonsCell({ product, categories, onCategory, onDuplicate, onDelete }: ButtonsProps) {
  const { t, language } = useAdminText()
  const { name } = product
  const publicPage = localizedPath(language, `/store/product/${product._id}`)
  const others = [
    ...categories.map((category) => ({ id: category.id, label: category.name[language] })),
    { id: '', label: t('adminProducts.noCategory') },
  ].filter(({ id }) => id !== product.category)
  return (
    <td className="whitespace-nowrap max-lg:-mr-2.5 max-lg:self-end max-lg:[grid-area:buttons] lg:w-[1%]">
      <span className="flex justify-end">
        <SiteLink
          to={`/admin/store/products/${product._id}`}
          preventScrollReset
          className="icon-btn"
          aria-label={t('adminProducts.editOne', { name })}
          title={t('admin.edit')}
        >
          <Icon name="pencil" />
        </SiteLink>
        <IconButton
          icon="trash-2"
          label={t('adminProducts.deleteOne', { name })}
          className="hover:text-bad"
          title={t('admin.delete')}
          onClick={() => onDelete(product)}
        />
        <Menu label={t('adminProducts.moreOf', { name })}>
          <MenuItem icon="copy" label={t('adminProducts.duplicate')} onAct={() => onDuplicate(product)} />
          <MenuItem
            icon="link"
            label={t('adminOrders.copyLink')}
            onAct={() => copyText(new URL(publicPage, window.location.href).href)}
          />
          {categories.length > 0 &&
            others.map(({ id, label }) => (
              <MenuItem
                key={id}
                icon="layers"
                label={t('adminProducts.moveTo', { category: label })}
                onAct={() => onCategory(product, id, label)}
              />
            ))}
        </Menu>
      </span>
    </td>
  )
}
