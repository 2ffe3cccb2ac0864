// Example products of a new site. Inserted once: deleted ones do not come back.
import { firstProducts } from '#content/products.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import { insertProduct, listProducts } from './product.repository.ts'

type Deps = { clock: Clock; random: Random }

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
    for (const { description_id, execute, image_url, sort_id, ...rest } of firstProducts) {
      const fields = {
        ...rest,
        imageUrl: image_url,
        descriptionId: description_id,
        commands: execute.map(({ text }) => text),
        sortId: sort_id,
      }
      await insertProduct(trx, { id: newId(random), fields, at })
    }
    return firstProducts.length
  })
}
