// Rules for saved settings that need more than the settings: the configuration and the products.
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { Section, Settings } from '#contract/settings/sections.schema.ts'
import { type Config, ConfigError } from '#server/config/config.ts'
import { isPrivateHost } from '#server/platform/kernel/private-address.ts'
import type { SettingsCheck } from '#server/platform/settings/references.ts'
import type { StoredProduct } from '#server/shop/products/product.repository.ts'

type ListProducts = () => Promise<readonly StoredProduct[]>
type Payments = { hasPlayMoney: boolean; allowSandbox: boolean }

/** Play money must never buy anything in a real game. */
export function checkPlayMoney({ hasPlayMoney, allowSandbox }: Payments) {
  return ({ servers }: Settings, section: Section): SettingsIssue[] => {
    if (section !== 'servers' || !hasPlayMoney || allowSandbox) return []
    return servers.list.flatMap(({ rcon }, index) =>
      rcon ? [{ path: ['list', index, 'rcon'], message: 'sandbox_needs_permission' }] : [],
    )
  }
}

/** Checks the rule at the start, for settings that were saved while payments were real. */
export function refusePlayMoney(
  { gateways, simulates, allowSandbox }: Config,
  servers: Settings['servers'],
): void {
  const isPlayMoney = gateways[0]?.isTest ?? simulates
  if (!isPlayMoney || allowSandbox) return
  const named = servers.list.filter(({ rcon }) => rcon).map(({ name }) => name)
  if (named.length === 0) return
  throw new ConfigError(
    `ALLOW_SANDBOX must be 1 to start with sandbox payments while the settings have an RCON address (${named.join(', ')}); or set the keys of real payments, TRIPAY_ or MIDTRANS_`,
  )
}

/** A server that products send commands to cannot be removed, but replaced. */
export function checkServersInUse(listProducts: ListProducts): SettingsCheck {
  return async ({ servers }, section, replaced = {}): Promise<SettingsIssue[]> => {
    if (section !== 'servers') return []
    const ids = [...servers.list.map(({ id }) => id), ...Object.keys(replaced)]
    const uses = (await listProducts()).flatMap(({ name: product, commands, refundCommands }) =>
      [...commands, ...refundCommands].flatMap(({ server }) => (server ? [{ server, product }] : [])),
    )
    const missing = uses.filter(({ server }) => !ids.includes(server))
    return [...Map.groupBy(missing, ({ server }) => server)].map(([server, uses]) => ({
      path: ['list'],
      message: 'server_in_use',
      params: { server, users: [...new Set(uses.map(({ product }) => product))].join(', ') },
    }))
  }
}

/**
 * Commands read what begins with a hyphen as an option. With prefixes of different lengths names that one server cuts to the same
 * would be several players on another.
 */
export const checkBedrockPrefixes: SettingsCheck = ({ servers: { list } }, section): SettingsIssue[] => {
  if (section !== 'servers') return []
  const [first] = list
  return list.flatMap(({ bedrock_prefix: prefix }, index) => {
    const path = ['list', index, 'bedrock_prefix']
    if (prefix.startsWith('-')) return [{ path, message: 'prefix_hyphen' }]
    return prefix.length === first?.bedrock_prefix.length ? [] : [{ path, message: 'prefix_length' }]
  })
}

export function checkCategoriesInUse(listProducts: ListProducts) {
  return async ({ categories }: Settings, section: Section): Promise<SettingsIssue[]> => {
    if (section !== 'categories') return []
    const ids = categories.list.map(({ id }) => id)
    const missing = (await listProducts()).filter(({ category }) => category && !ids.includes(category))
    return [...Map.groupBy(missing, ({ category }) => category)].map(([category, products]) => ({
      path: ['list'],
      message: 'category_in_use',
      params: { category, users: products.map(({ name }) => name).join(', ') },
    }))
  }
}

/** Addresses of the settings must not lead into the network of the server; names are checked again when they are requested. */
export function checkHeadSources(allowPrivateHeads: boolean) {
  return ({ heads }: Settings, section: Section): SettingsIssue[] => {
    if (section !== 'heads' || allowPrivateHeads) return []
    return heads.sources.flatMap(({ url }, index): SettingsIssue[] => {
      const path = ['sources', index, 'url']
      const { protocol, hostname } = new URL(url)
      if (protocol !== 'https:') return [{ path, message: 'needs_https' }]
      return isPrivateHost(hostname)
        ? [{ path, message: 'private_address', params: { variable: 'HEADS_ALLOW_PRIVATE' } }]
        : []
    })
  }
}

export type ChecksDeps = Payments & { allowPrivateHeads: boolean; listProducts: ListProducts }

/** The checks of the console and of an import. */
export function settingsChecks({
  listProducts,
  allowPrivateHeads,
  ...payments
}: ChecksDeps): SettingsCheck[] {
  return [
    checkPlayMoney(payments),
    checkServersInUse(listProducts),
    checkBedrockPrefixes,
    checkCategoriesInUse(listProducts),
    checkHeadSources(allowPrivateHeads),
  ]
}
