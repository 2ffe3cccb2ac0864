import {
  isImageUrl,
  LIMIT_PERIODS,
  PRODUCT_IMAGE_URL_MAX_LENGTH,
  toLines,
} from '#contract/shop/store-admin.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { Thumbnail } from '#web/admin/kit/parts/thumbnail.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListField } from '#web/admin/kit/settings/fields/list-field.tsx'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { ImageUpload } from './image-upload.tsx'
import type { CategoryChoice, ProductDraft } from './product-form.ts'

const PAIR = 'grid grid-cols-1 gap-4 sm:grid-cols-2'

type Props = {
  form: DraftForm<ProductDraft>
  categories: readonly CategoryChoice[]
  onUploading: (isUploading: boolean) => void
}

export function WordsPanel({ form, categories, onUploading }: Props) {
  const { t, language } = useAdminText()
  const { category } = form.value
  const isGone = category !== '' && categories.every(({ id }) => id !== category)
  const lines = { write: (texts: readonly string[]) => texts.join('\n'), read: toLines }
  return (
    <Panel title={t('adminProducts.wordsTitle')} stack>
      <div className={PAIR}>
        <TextField at={form.at('name')} lang="en" required />
        <TextField at={form.at('name_id')} lang="id" help={t('adminProducts.nameIdHelp')} />
        <ListField at={form.at('description')} {...lines} help={t('adminProducts.descriptionHelp')}>
          {(control) => <textarea {...control} className="input" rows={3} lang="en" required />}
        </ListField>
        <ListField at={form.at('description_id')} {...lines} help={t('adminProducts.descriptionIdHelp')}>
          {(control) => <textarea {...control} className="input" rows={3} lang="id" />}
        </ListField>
      </div>
      <PictureField form={form} />
      <ImageUpload onBusy={onUploading} onUploaded={(url) => form.at('image_url').set(url)} />
      <div className={PAIR}>
        <SelectField
          at={form.at('category')}
          options={[
            { value: '', label: t('adminProducts.noCategory') },
            ...(isGone ? [{ value: category, label: t('adminProducts.serverGone', { id: category }) }] : []),
            ...categories.map(({ id, name }) => ({ value: id, label: name[language] })),
          ]}
          help={
            <SiteLink to="/admin/store/categories" className="link">
              {t('adminProducts.editCategories')}
            </SiteLink>
          }
        />
        <NumberField at={form.at('sort_id')} step={1} min={0} help={t('adminProducts.sortHelp')} />
      </div>
    </Panel>
  )
}

function PictureField({ form }: Pick<Props, 'form'>) {
  const { t } = useAdminText()
  const at = form.at('image_url')
  const image = at.value.trim()
  const isPlainHttp = image.toLowerCase().startsWith('http:')
  return (
    <SettingField at={at} help={t(isPlainHttp ? 'adminProducts.imageNotShown' : 'adminProducts.imageHelp')}>
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
            value={at.value}
            onChange={({ target }) => at.set(target.value)}
          />
          {isImageUrl(image) && <Thumbnail src={image} alt={t('adminProducts.imagePreview')} size={48} />}
        </span>
      )}
    </SettingField>
  )
}

type VisibilityProps = { form: DraftForm<ProductDraft> }

/** Whether and when it is for sale, and how often to one player. */
export function VisibilityPanel({ form }: VisibilityProps) {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminProducts.visibilityTitle')} stack>
      <SwitchField at={form.at('visible')} help={t('adminProducts.visibleHelp')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MomentField at={form.at('available_from')} help={t('adminProducts.fromHelp')} />
        <MomentField at={form.at('available_until')} help={t('adminProducts.untilHelp')} />
        <LimitFields form={form} />
      </div>
    </Panel>
  )
}

function LimitFields({ form }: VisibilityProps) {
  const { t } = useAdminText()
  const at = form.at('limit_per_player')
  const { count = null, period = 'month' } = at.value ?? {}
  return (
    <>
      <NumberField
        at={{
          ...at.at('count'),
          value: count,
          set: (next) => at.set(next === null ? null : { count: next, period }),
        }}
        nullable
        step={1}
        min={1}
        placeholder={t('adminProducts.noLimit')}
        help={t('adminProducts.limitHelp')}
      />
      <SettingField at={at.at('period')}>
        {(control) => (
          <Select
            {...control}
            disabled={count === null}
            value={period}
            options={LIMIT_PERIODS.map((value) => ({ value, label: t(`adminProducts.period_${value}`) }))}
            onChoose={at.at('period').set}
          />
        )}
      </SettingField>
    </>
  )
}
