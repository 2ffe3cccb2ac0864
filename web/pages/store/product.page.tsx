import './checkout/checkout.css'
import type { PageParams } from '#contract/pages.ts'
import type { PayableProduct } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { BackToStore } from './back-to-store.tsx'
import { LateStepper } from './basket/late-stepper.tsx'
import { CheckoutForm } from './checkout/checkout-form.tsx'
import { ClosedCheckout } from './closed-store.tsx'
import { EnoughLine } from './enough-line.tsx'
import type { ProductData } from './product.loader.ts'
import { aboutProduct } from './product-about.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, SaleEnd, SaleMark } from './product-price.tsx'
import { ThreePacks } from './three-packs.tsx'
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
          {data.others.length > 0 && <ThreePacks products={data.others} />}
          <BackToStore variant="outline" />
        </Notice>
      </>
    )
  }
  if (found === 'failed') {
    return (
      <>
        <PageHead title={t('store.loadProductFailed')} noindex />
        <Notice bad icon="cloud-off" title={t('store.loadProductFailed')} text={t('shell.tryLater')}>
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
  const { publicUrl } = useSite()
  const id = product._id
  return (
    <>
      <PageHead
        title={product.name}
        breadcrumb={product.name}
        parent="store"
        about={aboutProduct({ product, publicUrl, isClosed: closed !== null })}
      />
      <div className="wrap checkout-page">
        <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 lg:block">
          <div className="pic low:size-10 size-28 lg:aspect-16/10 lg:size-auto lg:max-h-[min(46svh,20rem)] lg:w-full">
            <ProductPicture
              imageUrl={product.image_url}
              sizes="(width >= 80rem) 477px, (width >= 64rem) 40vw, 112px"
              first
            />
            <SaleMark product={product} />
          </div>
          <div className="min-w-0">
            <h1 className="wrap-anywhere text-[1.375rem] leading-[1.2] lg:mt-5 lg:text-[2rem] lg:leading-[1.15]">
              {product.name}
            </h1>
            <p className="num mt-1 font-bold text-xl lg:text-2xl">
              <ProductPrice product={product} />
            </p>
            <div className="low:hidden">
              <SaleEnd product={product} />
              {enough && <EnoughLine enough={enough} />}
            </div>
          </div>
        </div>
        {closed ? (
          <ClosedCheckout {...closed} />
        ) : (
          <CheckoutForm
            offer={{ ...product, id, products: id, ordered: { productId: id } }}
            check={check}
            onRefused={(_, isOutdated) => isOutdated && refetch()}
          />
        )}
        <div className="text-soft">
          <ul className="ticks grid gap-1.5">
            {/* By index: a line may occur twice. */}
            {product.description.map((line, index) => (
              <li key={index} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
          {!closed && (
            <div className="needs-script mt-4 max-w-48 max-lg:hidden">
              <LateStepper product={product} label={t('basket.addToBasket')} />
            </div>
          )}
        </div>
      </div>
    </>
  )
}
