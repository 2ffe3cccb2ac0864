// Removes what of the demo network the site still has, in one transaction.
import type { Content } from '#contract/monitoring/content.schema.ts'
import { CONTENT_KINDS, type ContentKind } from '#contract/monitoring/content.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { findBuiltIn, removeBuiltIn } from '#server/platform/settings/built-in.service.ts'
import type { SettingsReader } from '#server/platform/settings/settings.service.ts'
import { hideBuiltInProducts, listBuiltInProducts } from '#server/shop/products/built-in-products.service.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  settings: SettingsReader
  audit: Audit
  isDemo(): boolean
  /** Makes every process read the settings and products again. */
  onChange(): Promise<void>
}

export function createContent({ db, clock, settings, audit, isDemo, onChange }: Deps) {
  async function report(): Promise<Content> {
    await settings.reload()
    return { is_demo: isDemo(), kinds: await lookAtContent(db, settings.saved()) }
  }

  return {
    report,

    async remove(kinds: readonly ContentKind[], admin: string): Promise<Content> {
      await settings.reload()
      const now = clock.now()
      const ofSettings = kinds.filter((kind) => kind !== 'products')
      await db.transaction().execute(async (trx) => {
        await removeBuiltIn(trx, { settings, kinds: ofSettings, by: { admin, now, audit } })
        if (kinds.includes('products')) await hideBuiltInProducts(trx, { admin, at: now, audit })
      })
      await onChange()
      return report()
    },
  }
}

export async function lookAtContent(db: Db, settings: Settings): Promise<Content['kinds']> {
  const products = await listBuiltInProducts(db)
  return CONTENT_KINDS.map((kind) => {
    const { names, own } = kind === 'products' ? products : findBuiltIn[kind](settings)
    return { kind, built_in: [...names], own }
  })
}
