import { useEffect, useState } from 'react'
import type { Payment } from '#contract/shop/payment.schema.ts'
import { jakartaMoment } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useNavigation, usePageData, usePathname } from '#web/kit/router/index.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { priceText } from '../price-text.ts'
import type { PaymentData } from './payment.loader.ts'

/** More lines than this are set closer, so that the most that an order can have fit one page. */
const LOOSE_LINES = 7

type Props = {
  payment: Payment
  /** Name and edition. */
  player: string
  method: string
  sums: readonly [label: string, sum: string][]
  total: string
}

/** One page of A5, on the screen as on paper. */
export function ReceiptPaper({ payment, player, method, sums, total }: Props) {
  const { t, language } = useText()
  const { name, look, publicUrl, isPlayMoney } = useSite()
  const { delivery, gift, items, paid_at, reference, status } = payment
  const moment = (at: string) => jakartaMoment(new Date(at), language, { year: true })
  const facts: [label: string, fact: string][] = [
    [t('payment.status_PAID'), paid_at ? moment(paid_at) : '–'],
    [t('payment.method'), method],
    [t(gift ? 'payment.giftFor' : 'payment.recipient'), player],
    [t('payment.deliveryDelivered'), delivery?.state === 'delivered' ? moment(delivery.at) : '–'],
    [t('payment.reference'), reference],
  ]
  const isDense = items.length > LOOSE_LINES
  return (
    <>
      <Button className="mb-4 print:hidden" onClick={() => window.print()}>
        <Icon name="printer" />
        {t('payment.printReceipt')}
      </Button>
      <article className="paper num" data-dense={isDense || undefined} aria-label={t('payment.receipt')}>
        <p className="flex items-center gap-3 border-ink border-b-2 pb-4">
          <img src={look.mark} alt="" width={36} height={36} />
          <b className="px flex-1 text-2xl uppercase">{name}</b>
          <b
            className={`border-2 border-current px-2 uppercase ${status === 'PAID' ? 'text-[#0a5d2c]' : 'text-[#123a6d]'}`}
          >
            {t(status === 'PAID' ? 'payment.status_PAID' : 'payment.status_REFUND')}
          </b>
        </p>
        <dl className="grid grid-cols-2 gap-3 py-4">
          {facts.map(([label, fact]) => (
            <div key={label} className="last:col-span-2">
              <dt className="text-faint text-xs">{label}</dt>
              <dd className="wrap-anywhere font-bold" translate="no">
                {fact}
              </dd>
            </div>
          ))}
        </dl>
        <table className="w-full [&_td:last-child]:text-right">
          <caption className="sr-only">{t('payment.yourOrder')}</caption>
          <tbody>
            {items.map(({ product_id, name: product, quantity, list_price }) => (
              <tr key={product_id} className="border-line border-t align-top">
                <td className="wrap-anywhere">{product}</td>
                <td className="whitespace-nowrap px-3 text-right">{quantity} ×</td>
                <td>{priceText(list_price, t)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot className="border-ink border-t">
            {sums.map(([label, sum]) => (
              <tr key={label}>
                <td colSpan={2}>{label}</td>
                <td>{sum}</td>
              </tr>
            ))}
            <tr className="font-extrabold text-lg">
              <td colSpan={2}>{t('payment.total')}</td>
              <td>{total}</td>
            </tr>
          </tfoot>
        </table>
        <div className="mt-auto flex items-end gap-4 pt-6 text-faint text-xs">
          <p className="flex-1">
            <b className="block text-ink text-sm">{name}</b>
            {publicUrl.replace(/^https?:\/\//, '')}
            <span className="block">{t('payment.receiptScan')}</span>
            {isPlayMoney && <b className="block">{t('shell.demo')}</b>}
          </p>
          <OrderQr />
        </div>
      </article>
    </>
  )
}

/** The server renders it for a paid order: one that is paid while the page is open asks for it. */
function OrderQr() {
  const page = usePageData() as PaymentData
  const { load } = useNavigation()
  const pathname = usePathname()
  const [qr, setQr] = useState(page.receiptQr)
  useEffect(() => {
    if (!page.receiptQr) load(pathname).then((paid) => setQr((paid?.data as PaymentData)?.receiptQr ?? null))
  }, [page.receiptQr, load, pathname])
  return (
    <svg
      className="size-24 flex-none"
      viewBox={`0 0 ${qr?.size ?? 1} ${qr?.size ?? 1}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {qr && <path d={qr.path} transform="translate(0 .5)" stroke="#000" />}
    </svg>
  )
}
