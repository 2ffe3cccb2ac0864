// Product catalogue for visitors: without commands, in their language, cached.
import type { Language } from '#contract/language.ts'
import type { Product } from '#contract/store.schema.ts'
import type { Core } from '#server/database/core.ts'
import { createCache } from '#server/kernel/cache.ts'
import { findProduct, listProducts, type StoredProduct } from './product.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** Registers a listener for changes of public data. */
  onChange(listener: () => void): void
}

export type { StoredProduct }
export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue({ db, clock, onChange }: Deps) {
  let knownOrigins: string[] = []
  const shelves = createCache(async () => toShelves(await listProducts(db)), clock)
  onChange(shelves.invalidate)

  return {
    /** Lowest sort_id first. */
    list: async (language: Language): Promise<Product[]> => (await shelves.get())[language],

    async find(id: string, language: Language): Promise<Product | null> {
      const product = await findProduct(db, id)
      return product && toProduct(product, language)
    },

    /** With its commands, uncached, for checkout. */
    findForSale: (id: string): Promise<StoredProduct | null> => findProduct(db, id),

    /** The same, whether it is for sale or not. */
    findStored: (id: string): Promise<StoredProduct | null> => findProduct(db, id),

    listIds: async (): Promise<string[]> => (await shelves.get()).en.map(({ _id }) => _id),

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

function toShelves(products: readonly StoredProduct[]): Record<Language, Product[]> & { origins: string[] } {
  return {
    en: products.map((product) => toProduct(product, 'en')),
    id: products.map((product) => toProduct(product, 'id')),
    origins: [...new Set(products.flatMap(({ image_url }) => originOf(image_url)))],
  }
}

/** Without Indonesian text the English one is used. */
function toProduct(product: StoredProduct, language: Language): Product {
  const { id, name, price, image_url, description, description_id, sort_id } = product
  const lines = language === 'id' && description_id.length > 0 ? description_id : description
  return { _id: id, name, price, image_url, description: lines, sort_id }
}

function originOf(url: string): string[] {
  return /^https?:/i.test(url) && URL.canParse(url) ? [new URL(url).origin] : []
}
