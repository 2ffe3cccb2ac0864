import './checkout/checkout.css'
import type { PageParams } from '#contract/pages.ts'
import type { PayableProduct, Product } from '#contract/shop/store.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'
import { BackToStore } from './back-to-store.tsx'
import { CheckoutForm } from './checkout/checkout-form.tsx'
import { ClosedCheckout } from './closed-store.tsx'
import { EnoughLine } from './enough-line.tsx'
import type { ProductData } from './product.loader.ts'
import { aboutProduct } from './product-about.ts'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, SaleEnd, SaleMark } from './product-price.tsx'
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
          <OtherPacks products={data.others} />
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
      <div className="wrap low:gap-1 low:pt-0.5 grid grid-cols-1 items-start gap-2 pt-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-4 lg:pt-4">
        <div className="low:pr-60 max-lg:flex max-lg:items-center max-lg:gap-2">
          <SiteLink to="/store" className="back-link max-lg:-ml-3 max-lg:w-11 max-lg:justify-center">
            <Icon name="arrow-left" />
            <span className="max-lg:sr-only">{t('shell.backToStore')}</span>
          </SiteLink>
          <div className="pic low:size-10 max-lg:size-14 max-lg:flex-none lg:aspect-16/9 lg:[&_img]:object-[50%_42%]">
            <ProductPicture
              imageUrl={product.image_url}
              sizes="(width >= 80rem) 461px, (width >= 64rem) 38vw, 56px"
              first
            />
            <span className="max-lg:hidden">
              <SaleMark product={product} />
            </span>
          </div>
          <div className="low:flex low:items-baseline low:gap-3 min-w-0 lg:mt-4">
            <h1 className="wrap-anywhere low:truncate text-lg leading-6 lg:text-3xl lg:leading-10">
              {product.name}
            </h1>
            <p className="num whitespace-nowrap font-extrabold tracking-tight lg:mt-1 lg:text-3xl">
              <ProductPrice product={product} />
            </p>
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
        <div className="text-soft max-lg:px-3 max-lg:pt-2">
          <SaleEnd product={product} />
          {enough && <EnoughLine enough={enough} />}
          <ul className="ticks mt-2 grid gap-1.5 sm:grid-cols-2 lg:mt-3.5 lg:grid-cols-1 lg:border-line lg:border-t lg:pt-3.5">
            {/* By index: a line may occur twice. */}
            {product.description.map((line, index) => (
              <li key={index} className="wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  )
}

function OtherPacks({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null
  return (
    <ul className="grid w-full max-w-read grid-cols-3 gap-2">
      {products.map((product) => (
        <li key={product._id}>
          <SiteLink
            to={`/store/product/${encodeURIComponent(product._id)}`}
            className="slab block h-full p-1.5 text-center text-sm"
          >
            <div className="pic aspect-square">
              <ProductPicture imageUrl={product.image_url} sizes="(width >= 64rem) 160px, 33vw" first />
            </div>
            <b className="wrap-anywhere mt-1.5 block">{product.name}</b>
            <span className="num text-soft">
              <ProductPrice product={product} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
