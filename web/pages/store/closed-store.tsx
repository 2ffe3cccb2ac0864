import type { ReactNode } from 'react'
import type { ClosedView } from '#contract/shop/storefront.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { MyOrder } from './my-order.tsx'

export function ClosedStore(closed: ClosedView) {
  return (
    <StoreCard>
      <WhyClosed {...closed} />
    </StoreCard>
  )
}

export function EmptyStore() {
  const { t } = useText()
  return (
    <StoreCard>
      <h2 className="mt-2 text-2xl">{t('store.empty')}</h2>
      <WhereToGo />
    </StoreCard>
  )
}

function StoreCard({ children }: { children: ReactNode }) {
  return (
    <div className="wrap pt-2">
      <section className="slab closed-store">
        <div className="pic">
          <Picture art={ART.pointsHandful} alt="" sizes="(width >= 64rem) 320px, 100vw" loading="eager" />
        </div>
        <div>{children}</div>
      </section>
    </div>
  )
}

/** In the place of the checkout form. */
export function ClosedCheckout(closed: ClosedView) {
  return (
    <section className="slab p-4 lg:row-span-2 lg:p-6">
      <WhyClosed {...closed} />
    </section>
  )
}

function WhyClosed({ text, until }: ClosedView) {
  const { t, moment } = useText()
  return (
    <>
      <span className="badge">{t('storefront.closed')}</span>
      <h2 className="mt-2 text-2xl">{t('storefront.closedTitle')}</h2>
      <p className="wrap-anywhere mt-1.5 text-soft">
        {text} {t('storefront.closedPaid')}
      </p>
      {until && (
        <p className="num mt-2 flex items-center gap-2 text-soft">
          <Icon name="clock" />
          {t('storefront.expected', { time: moment(new Date(until)) })}
        </p>
      )}
      <WhereToGo />
    </>
  )
}

function WhereToGo() {
  const { t } = useText()
  const { links } = useSite()
  return (
    <div className="mt-5 flex flex-wrap gap-3 *:max-sm:w-full">
      {links.discord && (
        <ExternalButton variant="outline" href={links.discord}>
          Discord
          <Icon name="arrow-up-right" />
          <span className="sr-only"> {t('shell.opensNewTab')}</span>
        </ExternalButton>
      )}
      <MyOrder text={t('storefront.myOrder')} />
    </div>
  )
}
