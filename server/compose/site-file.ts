// The file of the site with every kind of content in it; the same for the console and the command.
import { VERSION } from '#server/config/version.ts'
import { createImageFile } from '#server/network/gamemodes/image-file.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import type { FollowSave } from '#server/platform/settings/save-section.ts'
import type { SettingsReader } from '#server/platform/settings/settings.service.ts'
import { createSettingsFile, settingsAfter } from '#server/platform/settings/settings-file.ts'
import { createSiteFile } from '#server/platform/site-file/site-file.service.ts'
import { createCouponFile, createSaleFile } from '#server/shop/discounts/discount-file.ts'
import { createProductFile } from '#server/shop/products/product-file.ts'
import { trackProductUpload } from '#server/shop/products/product-images.service.ts'
import { createPostFile } from '#server/site/posts/post-file.ts'
import { POST_PICTURES, SITE_PICTURES } from '#server/site/site-images/site-images.service.ts'
import { type ChecksDeps, settingsChecks } from './settings-checks.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> &
  ChecksDeps & {
    settings: SettingsReader
    audit: Audit
    pictures: Pictures
    follow: FollowSave
    onChange(): Promise<void>
  }

/** In the order in which they are listed and written. */
export function createSiteFileOf(deps: Deps) {
  const { settings } = deps
  return createSiteFile({
    ...deps,
    version: VERSION,
    kinds: [
      createSettingsFile({
        ...deps,
        pictures: SITE_PICTURES,
        // The products of the file are checked against its settings.
        checksFor: (incoming) =>
          settingsChecks(incoming.has('products') ? { ...deps, listProducts: async () => [] } : deps),
      }),
      createProductFile({
        ...deps,
        settingsAfter: (incoming) => settingsAfter(settings.saved(), incoming),
      }),
      createCouponFile(deps),
      createSaleFile(deps),
      createImageFile({ ...deps, track: trackProductUpload }),
      createPostFile({ ...deps, pictures: POST_PICTURES }),
    ],
  })
}
