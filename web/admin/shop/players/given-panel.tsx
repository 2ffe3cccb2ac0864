import type { GivenOrder } from '#contract/shop/players.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'

export function GivenPanel({ given }: { given: readonly GivenOrder[] }) {
  const { t, language, shortTime, timestamp } = useAdminText()
  return (
    <Panel title={t('adminPlayers.givenByHand')} flush>
      <ul className="lines">
        {given.map(({ transaction_id, by, reason, at, ...order }) => (
          <li key={transaction_id}>
            <span className="wrap-anywhere min-w-0">
              <SiteLink to={`/admin/store/transactions/${transaction_id}`} className="row-link">
                {productNameIn(language, order)}
              </SiteLink>
              <span className="block text-faint">{t('adminPlayers.givenBy', { admin: by, reason })}</span>
            </span>
            <span className="num whitespace-nowrap text-faint" title={timestamp(at)}>
              {shortTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
