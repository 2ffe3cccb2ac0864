import { CATEGORIES_MAX, type Category } from '#contract/settings/categories.schema.ts'
import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { NamedField } from '#web/admin/kit/entries/named-field.tsx'
import { newId } from '#web/admin/kit/entries/new-id.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { BackLink } from '#web/admin/kit/frame/back-link.tsx'
import { LoadedDetail } from '#web/admin/kit/lists/loaded-detail.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { CategoryContents } from './category-contents.tsx'

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
        const saved = form.base.list
        const add = (): Category => ({ id: newId('', ids, FALLBACK_ID), name: { en: '', id: '' } })
        return (
          <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
            <Panel title={t('adminProducts.categories')} text={t('adminProducts.categoriesNote')}>
              <ListEditor
                at={form.at('list')}
                add={add}
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
                    savedIds={saved.map(({ id }) => id)}
                    fallback={FALLBACK_ID}
                    max={32}
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
