// What is for sale, as visitors see it: without the commands, in their language.
import type { Language } from '#contract/language.ts'
import type { Product } from '#contract/store.ts'
import type { Database } from '#server/database/schema.ts'
import { findProduct, listProducts, type StoredProduct } from './product.repository.ts'

export type Catalogue = ReturnType<typeof createCatalogue>

export function createCatalogue({ db }: { db: Database }) {
  let knownOrigins: string[] = []

  return {
    /** Lowest sort_id first. */
    async list(language: Language): Promise<Product[]> {
      return (await listProducts(db)).map((product) => toProduct(product, language))
    },

    async find(id: string, language: Language): Promise<Product | null> {
      const product = await findProduct(db, id)
      return product && toProduct(product, language)
    },

    listIds: async (): Promise<string[]> => (await listProducts(db)).map(({ id }) => id),

    /** The hosts that pictures of products come from, where they are not our own. While nobody can say, the last known. */
    async imageOrigins(): Promise<string[]> {
      const products = await listProducts(db).catch(() => null)
      if (products) knownOrigins = products.flatMap(({ imageUrl }) => originOf(imageUrl))
      return knownOrigins
    },
  }
}

/** Where Indonesian is missing, the one text serves both. */
function toProduct(product: StoredProduct, language: Language): Product {
  const { id, name, price, imageUrl, description, descriptionId, sortId } = product
  const own = language === 'id' && descriptionId.length > 0
  return {
    _id: id,
    name,
    price,
    image_url: imageUrl,
    description: own ? descriptionId : description,
    sort_id: sortId,
  }
}

function originOf(url: string): string[] {
  return /^https?:/i.test(url) && URL.canParse(url) ? [new URL(url).origin] : []
}
