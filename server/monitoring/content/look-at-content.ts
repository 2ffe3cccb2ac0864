// The entries of the demo network, and of the owner, by kind.
import type { Content } from '#contract/monitoring/content.schema.ts'
import { CONTENT_KINDS } from '#contract/monitoring/content.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { findBuiltIn } from '#server/platform/settings/built-in.service.ts'
import { listBuiltInProducts } from '#server/shop/products/built-in-products.service.ts'

export async function lookAtContent(db: Db, settings: Settings): Promise<Content['kinds']> {
  const products = await listBuiltInProducts(db)
  return CONTENT_KINDS.map((kind) => {
    const { names, own } = kind === 'products' ? products : findBuiltIn[kind](settings)
    return { kind, built_in: [...names], own }
  })
}
