import { type ReactNode, useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { useSite } from '../layout/use-site.ts'
import { ART } from '../ui/art.ts'
import { buttonLook, ExternalButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { lastOrder } from './placed-orders.ts'
import type { Closed } from './store.loader.ts'

/** Why nothing can be bought, and when that is expected to change. */
export function ClosedStore({ text, until }: Closed) {
  const { t, moment } = useText()
  return (
    <StoreCard badge={t('storefront.closed')} title={t('storefront.closedTitle')}>
      <p className="mt-1.5 text-soft">
        {text} {t('storefront.closedPaid')}
      </p>
      {until && (
        <p className="num mt-2 flex items-center gap-2 text-soft">
          <Icon name="clock" />
          {t('storefront.expected', { time: moment(new Date(until)) })}
        </p>
      )}
    </StoreCard>
  )
}

export function EmptyStore() {
  const { t } = useText()
  return <StoreCard title={t('store.empty')} />
}

function StoreCard({ badge, title, children }: { badge?: string; title: string; children?: ReactNode }) {
  const { t } = useText()
  const { links } = useSite()
  return (
    <div className="wrap pt-2">
      <section className="slab closed-store">
        <div className="pic">
          <Picture art={ART.pointsHandful} alt="" sizes="(width >= 64rem) 320px, 100vw" loading="eager" />
        </div>
        <div>
          {badge && <span className="badge">{badge}</span>}
          <h2 className="mt-2 text-2xl">{title}</h2>
          {children}
          <div className="mt-5 flex flex-wrap gap-3 *:max-sm:w-full">
            {links.discord && (
              <ExternalButton variant="outline" href={links.discord}>
                Discord
                <Icon name="arrow-up-right" />
                <span className="sr-only"> {t('shell.opensNewTab')}</span>
              </ExternalButton>
            )}
            <MyOrder />
          </div>
        </div>
      </section>
    </div>
  )
}

/** The last order of this browser, which the server does not know. */
function MyOrder() {
  const { t } = useText()
  const [reference, setReference] = useState<string | null>(null)
  useEffect(() => setReference(lastOrder()), [])
  if (reference === null) return null
  return (
    <SiteLink to={`/store/checkout/${reference}`} className={buttonLook({ variant: 'outline' })}>
      <Icon name="search" />
      {t('storefront.myOrder')}
    </SiteLink>
  )
}
