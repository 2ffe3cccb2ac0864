import type { Product } from '#contract/shop/store.schema.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'

/** Instead of a product that is not there. */
export function OtherPacks({ products }: { products: readonly Product[] }) {
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
              <ProductPicture
                imageUrl={product.image_url}
                alt=""
                sizes="(width >= 64rem) 160px, 33vw"
                first
              />
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
