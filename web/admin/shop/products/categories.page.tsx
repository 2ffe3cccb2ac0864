import { CATEGORIES_MAX, type Category } from '#contract/settings/categories.schema.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadedDetail } from '#web/admin/kit/lists/loaded-list.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

export default function CategoriesPage() {
  const { t } = useAdminText()
  return (
    <AdminScreen
      title={t('adminProducts.categories')}
      text={t('adminProducts.categoriesText')}
      waiting={<LoadingForm />}
      action={<LinkButton to="/admin/store/categories/history" icon="history" label={t('admin.history')} />}
      back={<BackLink to="/admin/store">{t('adminNavigation.products')}</BackLink>}
    >
      <CategoriesForm />
    </AdminScreen>
  )
}

const FALLBACK_ID = 'category'

function CategoriesForm() {
  const { t, language, number } = useAdminText()
  const form = useSection('categories')
  const products = useReply('GET /api/admin/products', {})
  return (
    <SettingsForm forms={[form]}>
      {() => {
        const ids = form.value.list.map(({ id }) => id)
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <Panel title={t('adminProducts.categories')} text={t('adminProducts.categoriesNote')}>
              <ListEditor
                at={form.at('list')}
                add={() => ({ id: newId('', ids, FALLBACK_ID), name: { en: '', id: '' } })}
                max={CATEGORIES_MAX}
                addLabel={t('adminProducts.addCategory')}
                empty={t('adminProducts.noCategories')}
                nameOf={({ name }, index) =>
                  name[language] || t('adminProducts.categoryNumber', { number: number(index + 1) })
                }
              >
                {(entry) => (
                  <NamedField
                    at={entry.at('name')}
                    id={entry.at('id')}
                    ids={ids}
                    savedIds={form.base.list.map(({ id }) => id)}
                    fallback={FALLBACK_ID}
                  />
                )}
              </ListEditor>
            </Panel>
            <Panel title={t('adminProducts.contents')} text={t('adminProducts.contentsNote')}>
              <LoadedDetail loaded={products}>
                {(data) => <CategoryContents categories={form.value.list} products={data.products} />}
              </LoadedDetail>
            </Panel>
          </div>
        )
      }}
    </SettingsForm>
  )
}

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
      {group.products.length === 0 && <p className="text-soft text-sm">{t('adminNetwork.noRows')}</p>}
      <ul>
        {group.products.map((product) => (
          <li key={product._id} className="flex flex-wrap items-center gap-x-3">
            <SiteLink to={`/admin/store/products/${product._id}`} className="link wrap-anywhere py-1.5">
              {(language === 'id' && product.name_id) || product.name}
            </SiteLink>
            {!product.visible && <Badge tone="plain">{t('adminProducts.view_hidden')}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  ))
}
