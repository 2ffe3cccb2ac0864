import type { Category } from '#contract/settings/categories.schema.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

type Shown = Pick<AdminProduct, '_id' | 'name' | 'name_id' | 'category' | 'visible'>
type Props = { categories: readonly Category[]; products: readonly Shown[] }

/** The products of each category in the order of the store; last those without one. */
export function CategoryContents({ categories, products }: Props) {
  const { t, language, number } = useAdminText()
  const groups = categories.map(({ id, name }, index) => ({
    id,
    name: name[language] || t('adminProducts.categoryNumber', { number: number(index + 1) }),
    products: products.filter(({ category }) => category === id),
  }))
  const rest = products.filter(({ category }) => groups.every(({ id }) => id !== category))
  const shown =
    rest.length > 0 ? [...groups, { id: '', name: t('adminProducts.noCategory'), products: rest }] : groups
  if (shown.length === 0) return <p className="text-soft text-sm">{t('adminProducts.empty')}</p>
  return shown.map((group) => (
    <div key={group.id} className="not-first:mt-5">
      <h3 className="mb-2 font-bold">{group.name}</h3>
      {group.products.length === 0 && <p className="text-soft text-sm">{t('adminProducts.emptyCategory')}</p>}
      <ul>
        {group.products.map((product) => (
          <li key={product._id} className="flex flex-wrap items-center gap-x-3">
            <SiteLink to={`/admin/store/products/${product._id}`} className="link wrap-anywhere py-1.5">
              {(language === 'id' && product.name_id) || product.name}
            </SiteLink>
            {!product.visible && <Badge tone="plain">{t('adminProducts.hidden')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  ))
}
