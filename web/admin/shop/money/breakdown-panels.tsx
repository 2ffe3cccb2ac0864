import { type CSSProperties, type ReactNode, useId } from 'react'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Money } from '#contract/shop/money.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { BarList, type BarRow } from '#web/admin/kit/charts/bar-list.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

const SHOWN = 6

/** The largest six, then all others as one. */
function useRows(rows: readonly { key: string; label: string; price: number; paid: number }[]): BarRow[] {
  const { t, rupiah, number } = useAdminText()
  const rest = rows.slice(SHOWN)
  const other = {
    key: 'other',
    label: t('adminMoney.other'),
    price: rest.reduce((sum, { price }) => sum + price, 0),
    paid: rest.reduce((sum, { paid }) => sum + paid, 0),
  }
  return [...rows.slice(0, SHOWN), ...(rest.length > 0 ? [other] : [])].map(
    ({ key, label, price, paid }) => ({
      key,
      label,
      value: price,
      text: rupiah(price),
      note: t('adminMoney.times', { count: number(paid) }),
    }),
  )
}

export function ProductsPanel({ products }: Pick<Money, 'products'>) {
  const { t, language } = useAdminText()
  const rows = products.map(({ id, name: product_name, name_id: product_name_id, ...sums }) => ({
    key: id,
    label: productNameIn(language, { product_name, product_name_id }),
    ...sums,
  }))
  return <Bars title={t('adminMoney.byProduct')} rows={useRows(rows)} />
}

export function MethodsPanel({ methods }: Pick<Money, 'methods'>) {
  const { t } = useAdminText()
  const rows = methods.map(({ method, name, ...sums }) => ({
    key: method,
    label: method === FREE_OF_CHARGE ? t('admin.free') : name,
    ...sums,
  }))
  return <Bars title={t('adminMoney.byMethod')} rows={useRows(rows)} />
}

export function GatewaysPanel({ gateways }: Pick<Money, 'gateways'>) {
  const { t } = useAdminText()
  const rows = useRows(gateways.map(({ gateway, ...sums }) => ({ key: gateway, label: gateway, ...sums })))
  return rows.length === 0 ? null : <Bars title={t('adminMoney.byGateway')} rows={rows} />
}

function Bars({ title, note, rows }: { title: string; note?: string; rows: readonly BarRow[] }) {
  const { t } = useAdminText()
  return (
    <Part title={title} note={note}>
      {rows.length > 0 ? (
        <BarList rows={rows} />
      ) : (
        <p className="text-soft text-sm">{t('adminMoney.noSales')}</p>
      )}
    </Part>
  )
}

export function FunnelPanel({ funnel, span }: Pick<Money, 'funnel'> & { span: string }) {
  const { t, rupiah, number } = useAdminText()
  const { placed, converted, expired, failed, paid, delivered, refunded, refunded_price } = funnel
  const percent = placed === 0 ? 0 : Math.round((converted / placed) * 100)
  const ended = number(expired + failed)
  const steps: { key: string; label: string; count: number; note?: string | false; colour: string }[] = [
    { key: 'placed', label: t('adminMoney.placed'), count: placed, colour: 'edge' },
    {
      key: 'converted',
      label: t('admin.paid'),
      count: converted,
      note: t('adminMoney.convertedNote', { percent: `${percent}%`, count: ended }),
      colour: 'edge',
    },
    {
      key: 'delivered',
      label: t('admin.delivered'),
      count: delivered,
      note: t('adminMoney.stuck', { count: number(paid - delivered) }),
      colour: 'ok',
    },
    {
      key: 'refunded',
      label: t('admin.refunded'),
      count: refunded,
      note: refunded > 0 && t('adminMoney.refundedNote', { amount: rupiah(refunded_price) }),
      colour: 'note',
    },
  ]
  return (
    <Part title={t('adminMoney.funnel')} note={span}>
      <ol className="grid grid-cols-2 gap-1 lg:grid-cols-4">
        {steps.map(({ key, label, count, note, colour }) => (
          <li
            key={key}
            className="funnel-step px-3.5 py-3 font-semibold text-[0.84375rem] leading-5"
            style={shareOf(count / Math.max(1, placed), colour)}
          >
            <b className="num block text-[1.5rem] leading-7">{number(count)}</b>
            {label}
            {note && <small className="block font-[400] text-faint text-xs">{note}</small>}
          </li>
        ))}
      </ol>
    </Part>
  )
}

function shareOf(share: number, colour: string): CSSProperties & Record<'--share' | '--bar', string> {
  return { '--share': `${Math.min(1, share) * 100}%`, '--bar': `var(--color-${colour})` }
}

export function BuyersPanel({ buyers, month }: Pick<Money, 'buyers'> & { month: string }) {
  const { t, rupiah } = useAdminText()
  const rows = buyers.map(({ name, amount }) => ({
    key: name,
    label: (
      <SiteLink
        to={`/admin/players/${encodeURIComponent(name.startsWith('.') ? `be${name}` : name)}`}
        className="link"
      >
        {name}
      </SiteLink>
    ),
    value: amount,
    text: rupiah(amount),
  }))
  return <Bars title={t('adminMoney.buyers')} note={month} rows={rows} />
}

/** A part of the money screen: a line below its title instead of a box. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="mb-2.5 flex items-baseline justify-between gap-4 border-line border-b pb-2 text-[0.9375rem] leading-6"
      >
        {title}
        {note && <span className="font-[500] text-[0.8125rem] text-faint tracking-[0]">{note}</span>}
      </h2>
      {children}
    </section>
  )
}
