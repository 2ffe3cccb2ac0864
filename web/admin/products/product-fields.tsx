import type { ReactNode } from 'react'
import { isImageUrl, PRODUCT_IMAGE_URL_MAX_LENGTH, PRODUCT_PRICE_STEP_RUPIAH } from '#contract/store-admin.ts'
import { useMay } from '../frame/overview.ts'
import { Field, type FieldProps } from '../parts/field.tsx'
import { Thumbnail } from '../parts/thumbnail.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { CommandOption } from './command-options.ts'
import { CommandRows, type CommandServer } from './command-rows.tsx'
import { ImageUpload } from './image-upload.tsx'
import {
  cannotBePaid,
  changedFields,
  type DraftField,
  type DraftProblems,
  FIELD_LABELS,
  isFreePrice,
  type ProductDraft,
} from './product-draft.ts'
import { useProblemText } from './use-problem-text.ts'

type Props = {
  draft: ProductDraft
  problems: DraftProblems
  mine: ProductDraft | null
  servers: readonly CommandServer[] | null
  onChange: (field: DraftField, text: string) => void
  onOptions: (options: CommandOption[]) => void
  onPutBack: (field: DraftField) => void
  onUploading: (uploading: boolean) => void
}

export function ProductFields(props: Props) {
  const { draft, problems, mine, servers, onChange, onOptions, onPutBack, onUploading } = props
  const ownsCommands = useMay()('commands')
  const { t } = useAdminText()
  const textOf = useProblemText()
  const differing = mine ? changedFields(draft, mine) : []

  function field(
    name: DraftField,
    help: ReactNode,
    render: (props: FieldProps & ReturnType<typeof control>) => ReactNode,
  ) {
    return (
      <div>
        <Field label={t(FIELD_LABELS[name])} help={help} error={textOf(problems[name])}>
          {(props) => render({ ...props, ...control(name) })}
        </Field>
        {mine && differing.includes(name) && <Mine text={mine[name]} onPutBack={() => onPutBack(name)} />}
      </div>
    )
  }

  const control = (name: DraftField) => ({
    name,
    value: draft[name],
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  })

  const image = draft.imageUrl.trim()
  const isPlainHttp = image.toLowerCase().startsWith('http:')
  const priceWarning = isFreePrice(draft.price)
    ? 'adminProducts.priceFree'
    : cannotBePaid(draft.price) && 'adminProducts.priceUnpayable'
  const priceHelp = priceWarning && <span className="text-wait">{t(priceWarning)}</span>
  const imageHelp = t(isPlainHttp ? 'adminProducts.imageNotShown' : 'adminProducts.imageHelp')
  return (
    <>
      {field('name', undefined, (props) => (
        <input {...props} className="input" autoComplete="off" required />
      ))}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {field('price', priceHelp, (props) => (
          <input
            {...props}
            className="input num"
            type="number"
            inputMode="numeric"
            min={0}
            step={PRODUCT_PRICE_STEP_RUPIAH}
            required
          />
        ))}
        {field('sortId', t('adminProducts.sortHelp'), (props) => (
          <input {...props} className="input num" type="number" inputMode="numeric" min={0} step={1} />
        ))}
      </div>
      {field('imageUrl', imageHelp, (props) => (
        <span className="flex items-center gap-3">
          <input
            {...props}
            className="input"
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            maxLength={PRODUCT_IMAGE_URL_MAX_LENGTH}
            required
          />
          {isImageUrl(image) && <Thumbnail src={image} alt={t('adminProducts.imagePreview')} size={48} />}
        </span>
      ))}
      <ImageUpload onBusy={onUploading} onUploaded={(url) => onChange('imageUrl', url)} />
      {field('description', t('adminProducts.descriptionHelp'), (props) => (
        <textarea {...props} className="input" rows={3} lang="en" required />
      ))}
      {field('descriptionId', t('adminProducts.descriptionIdHelp'), (props) => (
        <textarea {...props} className="input" rows={3} lang="id" />
      ))}
      {field(
        'commands',
        t(ownsCommands ? 'adminProducts.commandsHelp' : 'adminTeam.commandsNote'),
        (props) => (
          <textarea
            {...props}
            className="input code"
            rows={3}
            spellCheck={false}
            readOnly={!ownsCommands}
            required
          />
        ),
      )}
      <CommandRows
        commands={draft.commands}
        options={draft.options}
        servers={servers}
        isReadOnly={!ownsCommands}
        onOptions={onOptions}
      />
    </>
  )
}

/** The text that was replaced by another admin's version. */
function Mine({ text, onPutBack }: { text: string; onPutBack: () => void }) {
  const { t } = useAdminText()
  return (
    <div className="well mt-2 flex flex-wrap items-start gap-2 p-3">
      <p className="code min-w-0 flex-1 text-soft">
        <span className="block font-sans text-faint text-xs">{t('adminProducts.yours')}</span>
        {text || t('admin.none')}
      </p>
      <button type="button" className="btn btn-outline btn-sm" onClick={onPutBack}>
        {t('adminProducts.putBack')}
      </button>
    </div>
  )
}
