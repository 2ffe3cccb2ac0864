import { isImageUrl, PRODUCT_IMAGE_URL_MAX_LENGTH } from '#contract/shop/store-admin.ts'
import { Thumbnail } from '#web/admin/kit/parts/thumbnail.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { DraftFieldBox } from './draft-field.tsx'
import type { FormView } from './form-view.ts'
import { ImageUpload } from './image-upload.tsx'

const PAIR = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

/** Name, description, picture, category and place. */
export function WordsPanel({ form }: { form: FormView }) {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminProducts.wordsTitle')}>
      <div className="grid grid-cols-1 gap-4">
        <div className={PAIR}>
          <DraftFieldBox form={form} name="name">
            {(control) => <input {...control} className="input" autoComplete="off" lang="en" required />}
          </DraftFieldBox>
          <DraftFieldBox form={form} name="nameId" help={t('adminProducts.nameIdHelp')}>
            {(control) => <input {...control} className="input" autoComplete="off" lang="id" />}
          </DraftFieldBox>
          <DraftFieldBox form={form} name="description" help={t('adminProducts.descriptionHelp')}>
            {(control) => <textarea {...control} className="input" rows={3} lang="en" required />}
          </DraftFieldBox>
          <DraftFieldBox form={form} name="descriptionId" help={t('adminProducts.descriptionIdHelp')}>
            {(control) => <textarea {...control} className="input" rows={3} lang="id" />}
          </DraftFieldBox>
        </div>
        <PictureFields form={form} />
        <div className={PAIR}>
          <CategoryField form={form} />
          <DraftFieldBox form={form} name="sortId" help={t('adminProducts.sortHelp')}>
            {(control) => (
              <input {...control} className="input num" type="number" inputMode="numeric" min={0} step={1} />
            )}
          </DraftFieldBox>
        </div>
      </div>
    </Panel>
  )
}

function PictureFields({ form }: { form: FormView }) {
  const { t } = useAdminText()
  const image = form.draft.imageUrl.trim()
  const isPlainHttp = image.toLowerCase().startsWith('http:')
  return (
    <>
      <DraftFieldBox
        form={form}
        name="imageUrl"
        help={t(isPlainHttp ? 'adminProducts.imageNotShown' : 'adminProducts.imageHelp')}
      >
        {(control) => (
          <span className="flex items-center gap-3">
            <input
              {...control}
              className="input"
              inputMode="url"
              spellCheck={false}
              autoComplete="off"
              maxLength={PRODUCT_IMAGE_URL_MAX_LENGTH}
              required
            />
            {isImageUrl(image) && <Thumbnail src={image} alt={t('adminProducts.imagePreview')} size={48} />}
          </span>
        )}
      </DraftFieldBox>
      <ImageUpload onBusy={form.onUploading} onUploaded={(url) => form.onChange('imageUrl', url)} />
    </>
  )
}

function CategoryField({ form }: { form: FormView }) {
  const { t, language } = useAdminText()
  const { category } = form.draft
  const isGone = category !== '' && form.categories.every(({ id }) => id !== category)
  const help = (
    <SiteLink to="/admin/store/categories" className="link">
      {t('adminProducts.editCategories')}
    </SiteLink>
  )
  return (
    <DraftFieldBox form={form} name="category" help={help}>
      {(control) => (
        <select {...control} className="input">
          <option value="">{t('adminProducts.noCategory')}</option>
          {isGone && <option value={category}>{t('adminProducts.serverGone', { id: category })}</option>}
          {form.categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      )}
    </DraftFieldBox>
  )
}
