// Product catalogue for visitors: what is for sale now, without commands, in their language, at the price of now, cached.

import type { Language } from '#contract/language.ts'
import type { RequestedLine } from '#contract/shop/basket.ts'
import { MESSAGE_PLACEHOLDER } from '#contract/shop/friend-gift.ts'
import { packPointsOf } from '#contract/shop/points.ts'
import { type PricedSale, priceOf } from '#contract/shop/price.ts'
import type { PayableProduct, Product } from '#contract/shop/store.schema.ts'
import { isForSale } from '#contract/shop/store.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { findProduct, findProducts, listProducts, type StoredProduct } from './product.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** Products of a fresh site are sold only while the site is a demo. */
  isDemo?(): boolean
  onChange(listener: () => void): void
  /** Sales that run or begin later. */
  listSales(): Promise<readonly PricedSale[]>
}

type Shelves = Record<Language, Product[]> & {
  origins: string[]
  /** By the id of a product; null is the first server. */
  servers: ReadonlyMap<string, readonly (string | null)[]>
  /** Moments at which a product or a price appears or disappears. */
  turns: string[]
}

type FoundProduct = Product & Pick<PayableProduct, 'message_in_game'>

export type { StoredProduct }
export type OfferedLine = { product: StoredProduct; quantity: number }
export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue(deps: Deps) {
  const { db, clock, onChange, listSales, isDemo = () => true } = deps
  let knownOrigins: string[] = []
  let checkedAt = clock.now().toISOString()
  const isOffered = ({ builtIn }: StoredProduct) => !builtIn || isDemo()
  const shelves = createCache(async () => {
    const [products, sales] = [(await listProducts(db)).filter(isOffered), await listSales()]
    return toShelves(products, { sales, now: clock.now() })
  }, clock)
  onChange(shelves.invalidate)

  const isNow = (product: StoredProduct) =>
    isOffered(product) && isForSale(product, clock.now().toISOString())

  return {
    list: async (language: Language): Promise<Product[]> => (await shelves.get())[language],

    /** Null: there is no such product. */
    async find(id: string, language: Language): Promise<FoundProduct | 'not_for_sale' | null> {
      const product = await findProduct(db, id)
      if (!product) return null
      if (!isNow(product)) return 'not_for_sale'
      const message_in_game = product.commands.some(({ text }) => text.includes(MESSAGE_PLACEHOLDER))
      return {
        ...toProduct(product, language, { sales: await listSales(), now: clock.now() }),
        message_in_game,
      }
    },

    /** With their commands, uncached, for checkout. Throws `product_not_found` or `product_not_for_sale`. */
    async findForSale(lines: readonly RequestedLine[]): Promise<OfferedLine[]> {
      const ids = lines.map(({ productId }) => productId)
      const found = await findProducts(db, ids)
      return lines.map(({ productId, quantity }) => {
        const product = found.find(({ id }) => id === productId)
        if (!product) throw new AppError('product_not_found')
        if (!isNow(product)) throw new AppError('product_not_for_sale')
        return { product, quantity }
      })
    },

    /** Finds a product whether it is for sale or not. */
    findStored: (id: string): Promise<StoredProduct | null> => findProduct(db, id),

    /** Ids of the servers to which products, or everything that is for sale, deliver; null is the first one. Cached. */
    async listServers(productIds: readonly string[] = []): Promise<readonly (string | null)[]> {
      const { servers } = await shelves.get()
      const known = productIds.filter((id) => servers.has(id))
      return [
        ...new Set((known.length > 0 ? known : [...servers.keys()]).flatMap((id) => servers.get(id) ?? [])),
      ]
    },

    listIds: async (): Promise<string[]> => (await shelves.get()).en.map(({ _id }) => _id),

    /** Whether a product or a price has appeared or disappeared since the last call. Visitors see it from then on. */
    async haveOffersChanged(): Promise<boolean> {
      const { turns } = await shelves.get()
      const [since, now] = [checkedAt, clock.now().toISOString()]
      checkedAt = now
      const turned = turns.some((turn) => since < turn && turn <= now)
      if (turned) shelves.invalidate()
      return turned
    },

    /** External origins of product images. The last known ones while the database is unavailable. */
    async imageOrigins(): Promise<string[]> {
      knownOrigins = await shelves.get().then(
        ({ origins }) => origins,
        () => knownOrigins,
      )
      return knownOrigins
    },
  }
}

type At = { sales: readonly PricedSale[]; now: Date }

function toShelves(stored: readonly StoredProduct[], { sales, now }: At): Shelves {
  const products = stored.filter((product) => isForSale(product, now.toISOString()))
  return {
    en: products.map((product) => toProduct(product, 'en', { sales, now })),
    id: products.map((product) => toProduct(product, 'id', { sales, now })),
    servers: new Map(
      products.map(({ id, commands }) => [id, [...new Set(commands.map(({ server }) => server ?? null))]]),
    ),
    origins: [...new Set(stored.flatMap(({ image_url }) => originOf(image_url)))],
    turns: [
      ...stored.flatMap((one) => [one.available_from, one.available_until, one.sale_from, one.sale_until]),
      ...sales.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at]),
    ].filter((turn) => turn !== null),
  }
}

/** Without Indonesian text the English one is used. */
function toProduct(stored: StoredProduct, language: Language, { sales, now }: At): Product {
  const { id, name, name_id, image_url, description, description_id, sort_id, category } = stored
  const { price, listPrice, discount } = priceOf({ product: stored, sales, now })
  const isIndonesian = language === 'id'
  return {
    _id: id,
    name: isIndonesian && name_id !== '' ? name_id : name,
    price,
    list_price: discount ? listPrice : null,
    sale_until: discount && discount.kind !== 'coupon' ? discount.until : null,
    image_url,
    description: isIndonesian && description_id.length > 0 ? description_id : description,
    sort_id,
    category,
    points: packPointsOf(stored.commands.map(({ text }) => text)),
    limited: stored.limit !== null,
  }
}

function originOf(url: string): string[] {
  return /^https?:/i.test(url) && URL.canParse(url) ? [new URL(url).origin] : []
}
