import type { Product } from '#contract/store.ts'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { priceText } from './price-text.ts'
import { ProductPicture } from './product-picture.tsx'

const SIZES = '(width >= 75rem) 384px, (width >= 64rem) 33vw, 50vw'

export function ProductCard({ product, first }: { product: Product; first: boolean }) {
  const { t } = useText()
  return (
    <SiteLink to={`/store/product/${encodeURIComponent(product._id)}`} className="slab block h-full">
      <div className="pic aspect-square rounded-b-none lg:aspect-4/3">
        <ProductPicture imageUrl={product.image_url} alt="" sizes={SIZES} first={first} />
      </div>
      <div className="items-baseline justify-between gap-3 p-3 lg:flex lg:p-5">
        <h2 className="wrap-anywhere text-base lg:text-lg">{product.name}</h2>
        <p className="num mt-1 whitespace-nowrap font-extrabold text-lg lg:text-xl">
          {priceText(product.price, t)}
        </p>
      </div>
    </SiteLink>
  )
}
