import type { Product } from '#contract/store.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { priceText } from './price-text.ts'
import { ProductPicture } from './product-picture.tsx'

const SIZES = '(width >= 75rem) 384px, (width >= 64rem) 33vw, 50vw'

export function ProductCard({ product, first }: { product: Product; first: boolean }) {
  const { t } = useText()
  return (
    <SiteLink
      to={`/store/product/${encodeURIComponent(product._id)}`}
      className="slab flex h-full flex-col overflow-hidden"
    >
      <div className="pic flex-1 rounded-b-none">
        {/* Fills the frame also where a neighbour's longer name makes the row higher. */}
        <div className="aspect-square lg:aspect-4/3" />
        <div className="absolute inset-0">
          <ProductPicture imageUrl={product.image_url} alt="" sizes={SIZES} first={first} />
        </div>
      </div>
      <div className="p-3 lg:p-5">
        <h2 className="line-clamp-2 text-base lg:text-lg" title={product.name}>
          {product.name}
        </h2>
        <p className="num mt-1 font-extrabold text-lg lg:text-xl">{priceText(product.price, t)}</p>
      </div>
    </SiteLink>
  )
}
