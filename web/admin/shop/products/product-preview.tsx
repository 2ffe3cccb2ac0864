// Beside the form: the card of the store and the commands, as they are typed.
import { useId, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { encodeUsername, inGameUsername } from '#contract/network/username.ts'
import { isFree } from '#contract/settings/payment-methods.ts'
import { isForSale, isWithin, percentOff } from '#contract/shop/store.ts'
import { fillCommand, isImageUrl } from '#contract/shop/store-admin.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaMoment } from '#web/kit/i18n/jakarta-time.ts'
import { problemsOf } from './draft-problems.ts'
import type { FormView } from './form-view.ts'
import { PreviewPicture } from './preview-picture.tsx'
import { type ProductDraft, toProductForm } from './product-draft.ts'

export function ProductPreview({ form }: { form: FormView }) {
  return (
    <>
      <StoreCard draft={form.draft} />
      <SentCommands form={form} />
    </>
  )
}

function StoreCard({ draft }: { draft: ProductDraft }) {
  const { t, language: own } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  const { name, name_id, image_url, ...product } = toProductForm(draft)
  const now = new Date().toISOString()
  return (
    <Panel
      title={t('adminProducts.inStore')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      {/* The words of the visitor's language. */}
      <div className="slab overflow-hidden" lang={language}>
        <PreviewPicture key={image_url} src={isImageUrl(image_url) ? image_url : null} />
        <div className="p-4">
          <p className="flex items-start justify-between gap-2">
            <b className="wrap-anywhere">{(language === 'id' && name_id) || name || '–'}</b>
            <SaleBadge draft={draft} />
          </p>
          <CardPrice draft={draft} language={language} />
        </div>
      </div>
      {!isForSale(product, now) && (
        <p className="mt-3 text-sm text-wait" role="status">
          {t(product.visible ? 'adminProducts.notNow' : 'adminProducts.notVisible')}
        </p>
      )}
    </Panel>
  )
}

/** The sale price while it counts, else null. */
function saleOf(draft: ProductDraft): { price: number; salePrice: number; until: string | null } | null {
  const { price, salePrice, saleUntil } = problemsOf(draft)
  const { price: full, sale_price, sale_from, sale_until } = toProductForm(draft)
  if (price || salePrice || saleUntil || sale_price === null) return null
  const isNow = isWithin(new Date().toISOString(), sale_from, sale_until)
  return isNow ? { price: full, salePrice: sale_price, until: sale_until } : null
}

function SaleBadge({ draft }: { draft: ProductDraft }) {
  const sale = saleOf(draft)
  if (!sale) return null
  return <Badge tone="ok">−{percentOff(sale.price, sale.salePrice)}%</Badge>
}

function CardPrice({ draft, language }: { draft: ProductDraft; language: Language }) {
  const { t, rupiah } = useAdminText()
  const sale = saleOf(draft)
  const { price } = toProductForm(draft)
  if (problemsOf(draft).price) return <p className="text-faint">–</p>
  return (
    <>
      <p className="num mt-1">
        <b className="text-xl">
          {isFree(price) ? t('adminProducts.free') : rupiah(sale ? sale.salePrice : price)}
        </b>{' '}
        {sale && <s className="text-faint text-sm">{rupiah(price)}</s>}
      </p>
      {sale?.until && (
        <p className="text-faint text-xs">
          {t('adminProducts.saleEnds', { time: jakartaMoment(new Date(sale.until), language) })}
        </p>
      )}
    </>
  )
}

/** A name with a dot in front is one of Bedrock, as players see it. */
function SentCommands({ form }: { form: FormView }) {
  const { t } = useAdminText()
  const id = useId()
  const [name, setName] = useState('Steve_07')
  const isBedrock = name.trim().startsWith('.')
  const encoded = encodeUsername(isBedrock ? name.trim().slice(1) : name, isBedrock)
  const execute = toProductForm(form.draft).execute
  return (
    <Panel title={t('adminProducts.commandsPreview')}>
      <label className="sr-only" htmlFor={id}>
        {t('adminProducts.exampleName')}
      </label>
      <input
        id={id}
        className="input"
        value={name}
        maxLength={21}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      <p className="help">{t('adminProducts.exampleHelp')}</p>
      <ol className="mt-3 grid gap-2">
        {execute.map(({ text, server: id, wait_online }, index) => {
          const server = form.servers.find((one) => one.id === id) ?? form.servers[0]
          const player = inGameUsername(encoded, server?.bedrock_prefix ?? '.')
          return (
            <li key={index} className="well p-2.5">
              <span className="block text-faint text-xs">
                {t(wait_online ? 'adminProducts.whenOnline' : 'adminProducts.atOnce', {
                  server: server?.name ?? id ?? '',
                })}
              </span>
              <code className="code block">{fillCommand(text, player)}</code>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
