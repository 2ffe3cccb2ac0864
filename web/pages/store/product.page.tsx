import './product.css'
import './product.utilities.css'
import type { PageParams } from '#contract/pages.ts'
import type { PayableProduct } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { BackToStore } from './back-to-store.tsx'
import { CheckoutForm } from './checkout/checkout-form.tsx'
import { ClosedCheckout } from './closed-store.tsx'
import { EnoughLine } from './enough-line.tsx'
import type { ProductData } from './product.loader.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, SaleEnd } from './product-price.tsx'
import { useProduct } from './use-product.ts'

type Props = { loaderData: ProductData; params: PageParams<'product'> }

/** The key resets the form when the product changes. */
export default function ProductPage({ loaderData, params }: Props) {
  return <ProductScreen key={params.id} id={params.id} data={loaderData} />
}

function ProductScreen({ id, data }: { id: string; data: ProductData }) {
  const { t } = useText()
  const { found, refetch } = useProduct(id, data.found)
  if (found === 'missing' || found === 'not_for_sale') {
    const title = t(found === 'missing' ? 'store.productNotFound' : 'store.notForSale')
    const text = t(found === 'missing' ? 'store.productNotFoundText' : 'store.notForSaleText')
    return (
      <>
        <PageHead title={title} noindex />
        <Notice isLost icon="telescope" title={title} text={text}>
          <BackToStore />
        </Notice>
      </>
    )
  }
  if (found === 'failed') {
    return (
      <>
        <PageHead title={t('store.loadProductFailed')} noindex />
        <Notice bad icon="cloud-off" title={t('store.loadProductFailed')} text={t('store.tryLater')}>
          <BackToStore />
          <TryAgain onRetry={refetch} />
        </Notice>
      </>
    )
  }
  return <ProductView product={found} data={data} refetch={refetch} />
}

type ViewProps = { product: PayableProduct; data: ProductData; refetch: () => void }

function ProductView({ product, data: { check, enough, closed }, refetch }: ViewProps) {
  const { t } = useText()
  return (
    <>
      <PageHead title={product.name} breadcrumb={product.name} />
      <div className="wrap pt-2">
        <SiteLink
          to="/store"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm text-soft hover:text-ink"
        >
          <Icon name="arrow-left" />
          {t('store.backToStore')}
        </SiteLink>
      </div>
      <div className="wrap grid grid-cols-1 items-start gap-4 pt-1 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
        <div className="max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-4">
          <div className="pic aspect-square max-lg:size-22 max-lg:sm:size-32 lg:aspect-4/3 lg:[&_img]:object-[50%_60%]">
            <ProductPicture
              imageUrl={product.image_url}
              alt=""
              sizes="(width >= 80rem) 461px, (width >= 64rem) 38vw, 128px"
              first
            />
          </div>
          <div className="lg:mt-5">
            <div className="flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:flex">
              <h1 className="wrap-anywhere text-xl lg:text-3xl">{product.name}</h1>
              <p className="num whitespace-nowrap font-extrabold text-lg tracking-tight max-lg:mt-1 lg:text-3xl">
                <ProductPrice product={product} />
              </p>
            </div>
            <SaleEnd product={product} />
            {enough && <EnoughLine enough={enough} />}
          </div>
        </div>
        {closed ? (
          <ClosedCheckout {...closed} />
        ) : (
          <CheckoutForm product={product} check={check} onOutdated={refetch} />
        )}
        <ul className="ticks grid gap-2 text-soft max-lg:px-4 max-lg:pt-2 sm:grid-cols-2 lg:grid-cols-1">
          {/* By index: a line may occur twice. */}
          {product.description.map((line, index) => (
            <li key={index} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
