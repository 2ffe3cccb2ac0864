import { termsOf } from '#contract/settings/payment-methods.ts'
import type { Payments } from '#contract/settings/payments.schema.ts'
import type { ChannelReport } from '#contract/shop/payment-channels.schema.ts'
import { feesOf } from '#contract/shop/payment-channels.ts'
import { useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { call } from '#web/kit/api/call.ts'
import type { Channels } from './use-channels.ts'

/** One product with every method that can be paid: both sides of the fee. */
export function ExamplePanel({ methods, channels }: { methods: Payments['methods']; channels: Channels }) {
  const { t, rupiah, language } = useAdminText()
  const products = useLoaded('products', () => call('GET /api/store/products', { query: { lng: language } }))
  const paid = products.data?.filter(({ price }) => price > 0) ?? []
  const product = paid[Math.floor((paid.length - 1) / 2)]
  if (!product) return null
  const rows = methods.flatMap(({ method, enabled }) => {
    const found = channels.find(method).find(({ channel }) => isPayable(channel, product.price))
    return enabled && found ? [toRow(found.channel, product.price)] : []
  })
  if (rows.length === 0) return null
  return (
    <Panel title={t('adminMethods.example', { product: product.name, price: rupiah(product.price) })} flush>
      <table className="data-table num [--rule:0px] *:*:*:not-first:text-right">
        <thead>
          <tr className="*:font-[400]">
            <th scope="col">{t('adminMethods.method')}</th>
            <th scope="col">{t('adminMethods.buyerPays')}</th>
            <th scope="col">{t('admin.youReceive')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, pays, receives }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{rupiah(pays)}</td>
              <td className="font-bold">{rupiah(receives)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function isPayable({ state, min_rupiah, max_rupiah }: ChannelReport, price: number): boolean {
  return state === 'active' && price >= min_rupiah && price <= max_rupiah
}

function toRow(channel: ChannelReport, price: number) {
  const { method, buyer, owner, min_fee, max_fee, min_rupiah, max_rupiah } = channel
  const limits = { minFee: min_fee, maxFee: max_fee, minRupiah: min_rupiah, maxRupiah: max_rupiah }
  const fees = feesOf({ method, active: true, buyer, owner, ...limits }, price)
  return { label: termsOf(method, channel).label, pays: price + fees.buyer, receives: price - fees.owner }
}
