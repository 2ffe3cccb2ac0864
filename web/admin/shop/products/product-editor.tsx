import { useEffect, useRef, useState } from 'react'
import { isFree } from '#contract/settings/payment-methods.ts'
import type { OpenSale } from '#contract/shop/discounts.schema.ts'
import { percentOff } from '#contract/shop/store.ts'
import type { AdminProduct } from '#contract/shop/store-admin.schema.ts'
import { isRisky, PRODUCT_PRICE_STEP_RUPIAH } from '#contract/shop/store-admin.ts'
import { hasCode } from '#web/admin/kit/api/admin-call.ts'
import { Problem } from '#web/admin/kit/parts/action.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Confirm } from '#web/admin/kit/parts/confirm.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { toPath } from '#web/admin/kit/settings/draft/value-path.ts'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import type { FormFrame } from '#web/admin/kit/settings/save-bar.tsx'
import { SaveBar } from '#web/admin/kit/settings/save-bar.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { CommandServer } from './commands-panel.tsx'
import { CommandsPanel } from './commands-panel.tsx'
import { type CategoryChoice, cannotBePaid, type ProductDraft, useProductForm } from './product-form.ts'
import { SentCommands, StoreCard } from './product-preview.tsx'
import { VisibilityPanel, WordsPanel } from './words-panel.tsx'

type Props = {
  product: AdminProduct | null
  /** The place of a new product. */
  last: number
  servers: readonly CommandServer[]
  categories: readonly CategoryChoice[]
  sales: readonly OpenSale[]
  /** The list is not up to date any more. */
  onSaved: () => void
  onClose: () => void
}

export default function ProductEditor({
  product,
  last,
  servers,
  categories,
  sales,
  onSaved,
  onClose,
}: Props) {
  const { t } = useAdminText()
  const { form, saveAsNew } = useProductForm(product, last, onSaved)
  const [isUploading, setUploading] = useState(false)
  const risk = useRiskyCommands(form)
  const box = useRef<HTMLDivElement>(null)
  // On phones the focus would open the keyboard.
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus()
  }, [])
  return (
    <div ref={box}>
      <SettingsForm
        forms={[form]}
        isBusy={isUploading}
        onBeforeSave={() => !isUploading && risk.isAccepted()}
        savedText={t('adminProducts.saved')}
        onSaved={onClose}
        preview={() => (
          <>
            <StoreCard draft={form.value} id={product?._id ?? null} sales={sales} />
            <SentCommands draft={form.value} servers={servers} />
          </>
        )}
        head={(frame) => <SaveProblem form={form} onSaveAsNew={() => saveAsNew(frame.save)} />}
        foot={(frame) => (
          <>
            <SaveBar
              frame={frame}
              problems={problemsOf(form)}
              failure={null}
              act={t('adminProducts.save')}
              disabled={isUploading}
              onCancel={onClose}
            />
            {risk.asking && (
              <RiskyQuestion
                commands={risk.asking}
                onConfirm={() => risk.accept(frame)}
                onClose={risk.stop}
              />
            )}
          </>
        )}
      >
        {() => (
          <>
            <WordsPanel form={form} categories={categories} onUploading={setUploading} />
            <PricePanel form={form} />
            <VisibilityPanel form={form} />
            <CommandsPanel form={form} field="execute" servers={servers} />
            <CommandsPanel form={form} field="execute_on_refund" servers={servers} />
          </>
        )}
      </SettingsForm>
    </div>
  )
}

/** Each field once; its sentence stands below it. */
function problemsOf({ name, problems, labelOf }: DraftForm<ProductDraft>) {
  const fields = problems.map(({ path }) => ({
    key: `${name}:${path}`,
    label: labelOf(toPath(path)),
    refusal: null,
  }))
  return fields.filter(({ label }, index) => fields.findIndex((other) => other.label === label) === index)
}

/** Asks before commands are saved that were not there before. */
function useRiskyCommands({ value, base }: DraftForm<ProductDraft>) {
  const [asking, setAsking] = useState<string[] | null>(null)
  const accepted = useRef(false)
  const all = ({ execute, execute_on_refund }: ProductDraft) =>
    [...execute, ...execute_on_refund].map(({ text }) => text).filter(isRisky)
  return {
    asking,
    stop: () => setAsking(null),
    isAccepted(): boolean {
      const added = all(value).filter((command) => !all(base).includes(command))
      const isSafe = accepted.current || added.length === 0
      accepted.current = false
      if (!isSafe) setAsking(added)
      return isSafe
    },
    accept({ save }: FormFrame): void {
      accepted.current = true
      setAsking(null)
      save()
    },
  }
}

/** A stable ref callback: runs once, when the element appears. */
const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

type ProblemProps = { form: DraftForm<ProductDraft>; onSaveAsNew: () => void }

function SaveProblem({ form: { state }, onSaveAsNew }: ProblemProps) {
  const { t } = useAdminText()
  const { saveProblem, opened } = state
  if (saveProblem === null) return null
  const isGone = opened && opened.version > 0 && hasCode(saveProblem, 'product_not_found')
  return (
    <div ref={bringIntoView}>
      {isGone ? (
        <div
          className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-block bg-bad-bg p-3 text-bad text-sm"
          role="alert"
        >
          <Icon name="triangle-alert" />
          <p className="wrap-anywhere flex-[1_1_12rem]">{t('adminProducts.gone')}</p>
          <Button label={t('adminProducts.saveAsNew')} onClick={onSaveAsNew} />
        </div>
      ) : (
        <Problem text={t('adminProducts.saveFailed')} error={saveProblem} />
      )}
    </div>
  )
}

function PricePanel({ form }: { form: DraftForm<ProductDraft> }) {
  const { t } = useAdminText()
  const { price, limit_per_player } = form.value
  const isUnlimited = limit_per_player === null
  const warning =
    price === 0
      ? isFree(price) && isUnlimited && 'adminProducts.priceFree'
      : cannotBePaid(price) && 'adminProducts.priceUnpayable'
  const priceHelp = warning ? <span className="text-wait">{t(warning)}</span> : t('adminProducts.priceHelp')
  return (
    <Panel title={t('admin.price')}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <NumberField
          at={form.at('price')}
          nullable
          required
          step={PRODUCT_PRICE_STEP_RUPIAH}
          min={0}
          help={priceHelp}
        />
        <NumberField
          at={form.at('sale_price')}
          nullable
          step={PRODUCT_PRICE_STEP_RUPIAH}
          min={1}
          placeholder={t('adminProducts.noSale')}
          help={useSaleHelp(form.value)}
        />
        <MomentField at={form.at('sale_from')} help={t('adminProducts.fromHelp')} />
        <MomentField at={form.at('sale_until')} help={t('adminProducts.untilHelp')} />
      </div>
    </Panel>
  )
}

function useSaleHelp({ price, sale_price, sale_until }: ProductDraft): string | undefined {
  const { t } = useAdminText()
  const isLower = typeof price === 'number' && typeof sale_price === 'number' && sale_price < price
  if (!isLower || sale_price < 1) return undefined
  const percent = percentOff(price, sale_price)
  return t(sale_until === null ? 'adminProducts.saleOpen' : 'adminProducts.saleEndsItself', { percent })
}

type RiskyProps = { commands: readonly string[]; onConfirm: () => void; onClose: () => void }

/** Before a command is saved that gives away the game server or stops it. */
function RiskyQuestion({ commands, onConfirm, onClose }: RiskyProps) {
  const { t } = useAdminText()
  return (
    <Confirm
      question={t('adminProducts.riskyTitle')}
      act={t('adminProducts.riskySave')}
      danger
      onAct={async () => onConfirm()}
      onClose={onClose}
    >
      <p>{t('adminProducts.riskyText')}</p>
      <ul className="mt-3 grid gap-2">
        {commands.map((command) => (
          <li key={command} className="well p-2.5">
            <code className="code">{command}</code>
          </li>
        ))}
      </ul>
    </Confirm>
  )
}
