import { useState } from 'react'
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
import { ChosenImage, ImageDrop } from '#web/admin/kit/upload/image-drop.tsx'
import { choiceProblem, uploadFile, uploadProblem, type Way } from '#web/admin/kit/upload/upload-file.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
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
        <TextField at={form.at('name_id')} lang="id" />
        <ListField at={form.at('description')} {...lines} help={t('adminProducts.descriptionHelp')}>
          {(control) => <textarea {...control} className="input" rows={3} lang="en" required />}
        </ListField>
        <ListField at={form.at('description_id')} {...lines} help={t('adminProducts.descriptionHelp')}>
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
    <SettingField at={at} help={isPlainHttp && t('adminProducts.imageNotShown')}>
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

export function VisibilityPanel({ form }: Pick<Props, 'form'>) {
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

function LimitFields({ form }: Pick<Props, 'form'>) {
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

/** `onUploaded` gets the address of the stored picture. */
type UploadProps = { onBusy: (busy: boolean) => void; onUploaded: (imageUrl: string) => void }

/** Uploads a picture as soon as it is selected; saving the product stores its address. */
function ImageUpload({ onBusy, onUploaded }: UploadProps) {
  const words = useAdminText()
  const { t } = words
  const [file, setFile] = useState<File | null>(null)
  /** Upload progress, 0 to 1; null when no upload is running. */
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)

  async function send(offered: File | undefined, way: Way): Promise<void> {
    const wrong = choiceProblem(offered, way)
    setProblem(wrong && t(wrong))
    if (!offered || wrong) return
    setDone(false)
    setFile(offered)
    setShare(0)
    onBusy(true)
    try {
      const { image_url } = await uploadFile('POST /api/admin/product-images', { image: offered }, setShare)
      onUploaded(image_url)
      setDone(true)
    } catch (error) {
      setProblem(uploadProblem(error, words, t('adminSettings.pictureFailed')))
    } finally {
      setFile(null)
      setShare(null)
      onBusy(false)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <ImageDrop
        label={t('adminProducts.imageUpload')}
        prompt={t('adminImages.drop')}
        problem={problem}
        busy={share !== null}
        onFile={send}
      />
      {file && <ChosenImage file={file} share={share} />}
      <p className="text-ok text-sm empty:hidden" role="status">
        {done && t('adminProducts.uploaded')}
      </p>
    </div>
  )
}
