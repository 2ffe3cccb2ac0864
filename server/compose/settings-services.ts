// Services that change settings: sections, secrets, pictures, and the file of the site.
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { createSecretsAdmin } from '#server/platform/secrets/secrets-admin.service.ts'
import type { FollowSave } from '#server/platform/settings/save-section.ts'
import { createSettingsAdmin } from '#server/platform/settings/settings-admin.service.ts'
import { listProducts } from '#server/shop/products/product.repository.ts'
import { replaceServers } from '#server/shop/products/replaced-server.repository.ts'
import { createSiteImages } from '#server/site/site-images/site-images.service.ts'
import { createGatewayKeys } from './gateway-keys.ts'
import { followMovedPasswords } from './moved-passwords.ts'
import { refusePlayMoney, settingsChecks } from './settings-checks.ts'
import { createSiteFileOf } from './site-file.ts'
import { voteSecrets } from './vote-services.ts'
import type { World } from './world.ts'

type Deps = {
  audit: Audit
  limits: Pick<Limits, 'require'>
  pictures: Pictures
  onChange(): Promise<void>
}

export function createSettingsServices(world: World, { audit, limits, pictures, onChange }: Deps) {
  const { core, allowPrivateHeads, allowSandbox, noticeChannels, secrets, servers, settings } = world
  const siteImages = createSiteImages({ ...core, pictures, audit })
  const passwords = { variables: world.config.serverVariables, audit }
  const moveNoPassword = followMovedPasswords(passwords)
  const follow: FollowSave = async (trx, saved, admin) => {
    await moveNoPassword(trx, saved, admin)
    if (saved.replaced) await replaceServers(trx, saved.replaced, core.clock.now())
  }
  const rules = {
    allowPrivateHeads,
    allowSandbox,
    hasPlayMoney: world.countsTests,
    listProducts: () => listProducts(core.db),
  }
  const secretsAdmin = createSecretsAdmin({
    ...core,
    secrets,
    key: world.secretKey,
    audit,
    onChange,
    definitions: () => [...servers.secrets(), ...noticeChannels.secrets(), ...voteSecrets(world)],
  })
  return {
    siteImages,
    siteFile: createSiteFileOf({
      ...core,
      ...rules,
      settings,
      audit,
      pictures,
      onChange,
      follow: followMovedPasswords({ ...passwords, isFile: true }),
    }),
    settingsAdmin: createSettingsAdmin({
      ...core,
      settings,
      audit,
      onChange,
      follow,
      checks: [siteImages.checkUploads, ...settingsChecks(rules)],
      lockedFields: (section) => {
        if (section === 'notices') return noticeChannels.lockedFields()
        return section === 'servers' ? { ...servers.current().environment } : {}
      },
    }),
    secretsAdmin,
    gatewayKeys: createGatewayKeys({
      ...core,
      config: world.config,
      secrets,
      secretsAdmin,
      limits,
      refusePlayMoney: (config) => refusePlayMoney(config, settings.saved().servers),
    }),
  }
}
