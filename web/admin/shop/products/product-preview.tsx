import { useId, useState } from 'react'
import type { Language } from '#contract/language.ts'
import { encodeUsername, inGameUsername } from '#contract/network/username.ts'
import { isFree } from '#contract/settings/payment-methods.ts'
import type { OpenSale } from '#contract/shop/discounts.schema.ts'
import { type Price, priceOf } from '#contract/shop/price.ts'
import { isForSale, percentOff } from '#contract/shop/store.ts'
import { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { fillCommand, fillQuantity, isImageUrl } from '#contract/shop/store-admin.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { PreviewLanguage } from '#web/admin/kit/settings/preview-language.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaMoment } from '#web/kit/i18n/jakarta-time.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import type { CommandServer } from './commands-panel.tsx'
import type { ProductDraft } from './product-form.ts'

/** `id` null: a new product, which no sale can name. */
type Typed = { draft: ProductDraft; id: string | null; sales: readonly OpenSale[] }

export function StoreCard(props: Typed) {
  const { t, language: own } = useAdminText()
  const [language, setLanguage] = useState<Language>(own)
  const { name, name_id, ...product } = props.draft
  const image_url = product.image_url.trim()
  const now = new Date()
  const price = previewPrice(props, now)
  return (
    <Panel
      title={t('adminProducts.view_shown')}
      action={<PreviewLanguage value={language} onChange={setLanguage} />}
    >
      {/* The words of the visitor's language. */}
      <div className="slab overflow-hidden" lang={language}>
        <PreviewPicture key={image_url} src={isImageUrl(image_url) ? image_url : null} />
        <div className="p-4">
          <p className="flex items-start justify-between gap-2">
            <b className="wrap-anywhere">{(language === 'id' && name_id) || name || '–'}</b>
            {price?.discount && <Badge tone="ok">−{percentOff(price.listPrice, price.price)}%</Badge>}
          </p>
          <CardPrice price={price} language={language} />
        </div>
      </div>
      {!isForSale(product, now.toISOString()) && (
        <p className="mt-3 text-sm text-wait" role="status">
          {t(product.visible ? 'adminProducts.notNow' : 'adminProducts.notVisible')}
        </p>
      )}
    </Panel>
  )
}

function CardPrice({ price, language }: { price: Price | null; language: Language }) {
  const { t, rupiah } = useAdminText()
  if (!price) return <p className="text-faint">–</p>
  const { discount, listPrice } = price
  const until = discount && discount.kind !== 'coupon' ? discount.until : null
  return (
    <>
      <p className="num mt-1">
        <b className="text-xl">{isFree(price.price) ? t('admin.free') : rupiah(price.price)}</b>{' '}
        {discount && <s className="text-faint text-sm">{rupiah(listPrice)}</s>}
      </p>
      {until && (
        <p className="text-faint text-xs">
          {t('adminProducts.saleEnds', { time: jakartaMoment(new Date(until), language) })}
        </p>
      )}
    </>
  )
}

/** A name with a dot in front is one of Bedrock, as players see it. */
export function SentCommands({ draft, servers }: { draft: ProductDraft; servers: readonly CommandServer[] }) {
  const { t } = useAdminText()
  const id = useId()
  const [name, setName] = useState('Steve_07')
  const isBedrock = name.trim().startsWith('.')
  const encoded = encodeUsername(isBedrock ? name.trim().slice(1) : name, isBedrock)
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
        {draft.execute.map(({ text, server: id, wait_online }, index) => {
          const server = servers.find((one) => one.id === id) ?? servers[0]
          const player = inGameUsername(encoded, server?.bedrock_prefix ?? '.')
          return (
            <li key={index} className="well p-2.5">
              <span className="block text-faint text-xs">
                {t(wait_online ? 'adminProducts.whenOnline' : 'adminProducts.atOnce', {
                  server: server?.name ?? id ?? '',
                })}
              </span>
              <code className="code block">{fillCommand(fillQuantity(text, 1), player)}</code>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

/** The picture of a card; its place stays when there is none. */
function PreviewPicture({ src }: { src: string | null }) {
  const { failed, image } = useImageFallback(src ?? '')
  return (
    <div className="grid [grid-template:minmax(0,1fr)_/_minmax(0,1fr)] place-items-center aspect-[4/3] bg-deep">
      {src === null || failed ? (
        <Icon name="image" className="text-2xl text-faint" />
      ) : (
        <img
          {...image}
          className="size-full object-cover object-[50%_5%]"
          src={src}
          alt=""
          width={512}
          height={384}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  )
}

/** By the rule of the store. Null: the price itself is not valid. An own sale price that is not valid does not count. */
export function previewPrice({ draft, id, sales }: Typed, now: Date): Price | null {
  const { data: price } = ProductForm.shape.price.safeParse(draft.price)
  if (price === undefined) return null
  const { sale_price, sale_from, sale_until, category } = draft
  const wrong = ProductForm.safeParse(draft).error?.issues.map(({ path: [field] }) => field) ?? []
  const isOwnSaleValid =
    Number(sale_price) < price &&
    !['sale_price', 'sale_from', 'sale_until'].some((field) => wrong.includes(field))
  return priceOf({
    product: {
      id: id ?? '',
      price,
      category,
      sale_price: isOwnSaleValid ? sale_price : null,
      sale_from,
      sale_until,
    },
    sales: sales.map(({ _id, ...sale }) => ({ ...sale, id: _id, enabled: true })),
    now,
  })
}
