import type { Product } from '#contract/store.schema.ts'
import { SiteLink } from '../layout/site-link.tsx'
import { ProductPicture } from './product-picture.tsx'
import { ProductPrice, SaleEnd, SaleMark } from './product-price.tsx'

const SIZES = '(width >= 75rem) 384px, (width >= 64rem) 33vw, 50vw'

type Props = {
  product: Product
  first: boolean
  /** Of the name, below the heading of a category or of the page. */
  level?: 2 | 3
}

export function ProductCard({ product, first, level = 2 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
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
        <SaleMark product={product} />
      </div>
      <div className="p-3 lg:p-5">
        <Heading className="line-clamp-2 text-base lg:text-lg" title={product.name}>
          {product.name}
        </Heading>
        <p className="num mt-1 font-extrabold text-lg lg:text-xl">
          <ProductPrice product={product} />
        </p>
        <SaleEnd product={product} />
      </div>
    </SiteLink>
  )
}
