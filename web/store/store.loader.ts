import type { Product } from '#contract/store.schema.ts'
import { bySortId } from '#contract/store.ts'
import { WithStatus } from '../router/loader.ts'
import type { LoaderArgs } from '../services.ts'

type StoreData = { products: Product[] | null }

export async function loader({ services, reportError, language }: LoaderArgs<'store'>) {
  try {
    const products = await services.catalogue.list(language)
    return new WithStatus<StoreData>(200, { products: products.toSorted(bySortId) })
  } catch (error) {
    reportError(error)
    return new WithStatus<StoreData>(503, { products: null })
  }
}
