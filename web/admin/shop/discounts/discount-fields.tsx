import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { COUPON_KINDS, SALE_KINDS } from '#contract/shop/discounts.ts'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { fromInput, toInput } from '#web/admin/kit/parts/moment.ts'
import { MomentInput } from '#web/admin/kit/parts/moment-input.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type DiscountDraft, type DiscountType, type DraftProblems, exampleOf } from './discount-draft.ts'
import { ScopeField } from './scope-field.tsx'

type Props = {
  type: DiscountType
  draft: DiscountDraft
  problems: DraftProblems
  /** Orders name the code. */
  isNameFixed: boolean
  data: DiscountsReply
  onChange: (change: Partial<DiscountDraft>) => void
}

type TextField = 'name' | 'value' | 'minimum' | 'maxUses' | 'perPlayer'

export function DiscountFields({ type, draft, problems, isNameFixed, data, onChange }: Props) {
  const { t } = useAdminText()
  const errorOf = (field: keyof DiscountDraft) => {
    const problem = problems[field]
    return problem ? t(`adminDiscounts.problem_${problem}`) : null
  }
  const text = (field: TextField, label: string, more: Partial<TextProps> = {}) => (
    <TextInput
      label={label}
      value={draft[field]}
      error={errorOf(field)}
      onType={(typed) => onChange({ [field]: typed })}
      {...more}
    />
  )
  const isCoupon = type === 'coupon'
  const valueLabel = { percent: 'percentOff', rupiah: 'rupiahOff', price: 'newPrice' } as const
  const nameHelp = isNameFixed ? t('adminDiscounts.codeFixed') : t('adminDiscounts.codeHelp')
  const unlimited = t('adminDiscounts.unlimited')
  return (
    <>
      {isCoupon
        ? text('name', t('adminDiscounts.code'), { help: nameHelp, disabled: isNameFixed, code: true })
        : text('name', t('adminDiscounts.name'), { help: t('adminDiscounts.nameHelp') })}
      <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
        <KindField type={type} draft={draft} onChange={onChange} />
        {text('value', t(`adminDiscounts.${valueLabel[draft.kind]}`), {
          prefix: draft.kind === 'percent' ? undefined : 'Rp',
          numeric: true,
        })}
      </div>
      <ScopeField
        draft={draft}
        error={errorOf('products') ?? errorOf('categories')}
        data={data}
        onChange={onChange}
      />
      {isCoupon && (
        <div className="grid grid-cols-1 gap-4 min-[22rem]:grid-cols-2">
          {text('maxUses', t('adminDiscounts.maxUses'), { numeric: true, placeholder: unlimited })}
          {text('perPlayer', t('adminDiscounts.perPlayer'), { numeric: true, placeholder: unlimited })}
        </div>
      )}
      <div className="grid grid-cols-1 gap-4">
        {(['startsAt', 'endsAt'] as const).map((field) => (
          <Field
            key={field}
            label={t(field === 'startsAt' ? 'adminDiscounts.from' : 'adminDiscounts.until')}
            error={errorOf(field)}
          >
            {(control) => (
              <MomentInput
                {...control}
                type="datetime-local"
                value={toInput(draft[field])}
                onChange={({ target }) => onChange({ [field]: fromInput(target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
      {isCoupon &&
        text('minimum', t('adminDiscounts.minimum'), {
          prefix: 'Rp',
          numeric: true,
          placeholder: '0',
          help: t('adminDiscounts.minimumHelp'),
        })}
      {Object.keys(problems).length === 0 && <Example draft={draft} data={data} />}
    </>
  )
}

function KindField({ type, draft, onChange }: Pick<Props, 'type' | 'draft' | 'onChange'>) {
  const { t } = useAdminText()
  const kinds = type === 'coupon' ? COUPON_KINDS : SALE_KINDS
  return (
    <Field label={t('adminDiscounts.kind')}>
      {(field) => (
        <select
          {...field}
          className="input"
          value={draft.kind}
          onChange={({ target }) =>
            onChange({ kind: kinds.find((kind) => kind === target.value) ?? 'percent' })
          }
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`adminDiscounts.kind_${kind}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type TextProps = {
  label: string
  value: string
  error: string | null
  help?: string
  prefix?: string
  placeholder?: string
  numeric?: boolean
  disabled?: boolean
  /** In capitals. */
  code?: boolean
  onType: (typed: string) => void
}

function TextInput({
  label,
  value,
  error,
  help,
  prefix,
  placeholder,
  numeric,
  disabled,
  code,
  onType,
}: TextProps) {
  return (
    <Field label={label} error={error} help={help}>
      {(field) => (
        <span className="relative block">
          {prefix && (
            <span className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3.5 text-faint">
              {prefix}
            </span>
          )}
          <input
            {...field}
            className={`input ${numeric ? 'num' : ''} ${prefix ? 'pl-11!' : ''} ${code ? 'font-mono uppercase' : ''}`}
            inputMode={numeric ? 'numeric' : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={placeholder}
            disabled={disabled}
            maxLength={64}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
      )}
    </Field>
  )
}

/** In rupiah, with the function that the server uses. */
function Example({ draft, data }: Pick<Props, 'draft' | 'data'>) {
  const { t, rupiah, language } = useAdminText()
  const example = exampleOf(draft, data.products)
  return (
    <p className={`notice ${example ? '' : 'notice-wait'}`} aria-live="polite">
      <Icon name={example ? 'info' : 'circle-alert'} />
      <span className="num">
        {example
          ? t('adminDiscounts.example', {
              product: (language === 'id' && example.product.name_id) || example.product.name,
              before: rupiah(example.product.price),
              after: rupiah(example.after),
            })
          : t('adminDiscounts.noExample')}
      </span>
    </p>
  )
}
