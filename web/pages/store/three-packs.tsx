import type { Product } from '#contract/shop/store.schema.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { LateStepper } from './basket/late-stepper.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice } from './product-price.tsx'

export function ThreePacks({ products }: { products: readonly Product[] }) {
  return (
    <ul className="trio">
      {products.map((product) => (
        <li key={product._id} className="slab">
          <SiteLink to={`/store/product/${encodeURIComponent(product._id)}`} className="contents">
            <div className="pic">
              <ProductPicture
                imageUrl={product.image_url}
                sizes="(width >= 75rem) 384px, (width >= 48rem) 33vw, 64px"
                first
              />
            </div>
            <p className="min-w-0">
              <b className="wrap-anywhere block">{product.name}</b>
              <span className="num font-bold">
                <ProductPrice product={product} />
              </span>
            </p>
          </SiteLink>
          <LateStepper product={product} />
        </li>
      ))}
    </ul>
  )
}
