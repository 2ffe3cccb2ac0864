// Example products of a new site. Inserted once: deleted ones do not come back.
import { firstProducts } from '#content/products.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { insertProduct, listProducts } from './product.repository.ts'

type Deps = Pick<Core, 'clock' | 'random'>

const MARKER = 'first_products'

/** Returns how many were inserted. Safe when several processes start at once. */
export async function seedProducts(db: Database, { clock, random }: Deps): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const at = clock.now()
    const marked = await trx
      .insertInto('secret')
      .values({ name: MARKER, value: at.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!marked || (await listProducts(trx)).length > 0) return 0
    for (const { execute, ...product } of firstProducts) {
      const fields = { ...product, commands: execute.map(({ text }) => ({ text })) }
      await insertProduct(trx, { id: newId(random), fields, at, builtIn: true })
    }
    return firstProducts.length
  })
}
