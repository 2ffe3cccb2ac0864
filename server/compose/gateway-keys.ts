// Keys of gateways in the console: write-only, and stored only after the gateway has accepted them.
import { GATEWAY_ACCOUNTS, GATEWAY_IDS, type GatewayId } from '#contract/settings/gateways.ts'
import type { GatewayKeys } from '#contract/shop/gateway-keys.schema.ts'
import { type Config, ConfigError } from '#server/config/config.ts'
import { GATEWAY_VARIABLES } from '#server/config/gateway-variables.ts'
import { isGiven, keysSecret, storedKeys, withStoredKeys } from '#server/config/stored-keys.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import type { Secrets } from '#server/platform/secrets/secrets.service.ts'
import type { SecretsAdmin } from '#server/platform/secrets/secrets-admin.service.ts'
import { createGateway } from '#server/shop/payments/gateways/index.ts'
import { GatewayError } from '#server/shop/payments/gateways/payment-gateway.ts'
import type { GatewayKeysAdmin, NewKeys } from '#server/shop/payments/payments.routes.ts'
import { openTestPayment } from '#server/shop/payments/test-checkout.ts'

type Deps = Pick<Core, 'clock' | 'random'> & {
  config: Config
  secrets: Secrets
  secretsAdmin: Pick<SecretsAdmin, 'store' | 'remove'>
  limits: Pick<Limits, 'require'>
  /** Throws a ConfigError where play money could buy something real. */
  refusePlayMoney(config: Config): void
}

const LIMIT = { limit: 10, windowMs: 60_000 }

export function createGatewayKeys(deps: Deps): GatewayKeysAdmin {
  const { clock, random, config, secrets, secretsAdmin, limits, refusePlayMoney } = deps
  const { env } = config

  function show(gateway: GatewayId): GatewayKeys {
    const { url: urlVariable, key: variable } = GATEWAY_VARIABLES[gateway]
    const { live, sandbox } = GATEWAY_ACCOUNTS[gateway]
    const stored = storedKeys(gateway, env, secrets.current())
    const used = config.gateways.find(({ id }) => id === gateway)
    const url = env[urlVariable] ?? stored?.[urlVariable] ?? live
    return {
      gateway,
      state: isGiven(gateway, env) ? 'environment' : stored ? 'stored' : 'missing',
      url,
      sandbox: url === sandbox,
      url_variable: env[urlVariable] === undefined ? null : urlVariable,
      variable,
      in_use: used !== undefined,
      updated_at: secrets.updated().get(keysSecret(gateway)) ?? null,
    }
  }

  /** The value to store; an address of the environment wins. */
  function toStored(gateway: GatewayId, { sandbox, keys }: NewKeys): string {
    const { url, account } = GATEWAY_VARIABLES[gateway]
    const { fields, ...urls } = GATEWAY_ACCOUNTS[gateway]
    const named = fields.map((field): [string, string | undefined] => [account[field] ?? '', keys[field]])
    if (named.some(([, value]) => value === undefined)) throw new AppError('gateway_keys_missing')
    return JSON.stringify({
      [url]: env[url] ?? (sandbox ? urls.sandbox : urls.live),
      ...Object.fromEntries(named),
    })
  }

  function configWith(name: string, value: string): Config {
    try {
      const next = withStoredKeys(config, new Map([...secrets.current(), [name, value]]))
      refusePlayMoney(next)
      return next
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      throw new AppError('gateway_keys_refused', { text: error.message, cause: error })
    }
  }

  /** Throws with the gateway's words. A refusal of the payment itself means that the keys are right. */
  async function tryKeys(gateway: GatewayId, next: Config): Promise<void> {
    const access = next.gateways.find(({ id }) => id === gateway)
    if (!access) throw new AppError('gateway_keys_missing')
    const tried = createGateway(access, { publicUrl: config.publicUrl, now: clock.now })
    try {
      const { channels } = await tried.listChannels()
      const channel = channels.find(({ active }) => active)
      await openTestPayment({ clock, random, gateway: tried }, channel?.method ?? 'QRIS', channel)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.kind === 'refused' || error.about === 'method') return
      throw new AppError('gateway_keys_refused', { text: error.message, cause: error })
    }
  }

  return {
    async list(): Promise<GatewayKeys[]> {
      await secrets.reload()
      return GATEWAY_IDS.map(show)
    },

    async save(gateway: GatewayId, entered: NewKeys, admin: string): Promise<void> {
      await limits.require(`gateway-keys ${admin}`, LIMIT)
      if (isGiven(gateway, env)) throw new AppError('secret_in_environment')
      const name = keysSecret(gateway)
      const value = toStored(gateway, entered)
      await tryKeys(gateway, configWith(name, value))
      await secretsAdmin.store(name, value, admin)
    },

    remove: (gateway: GatewayId, admin: string): Promise<void> =>
      secretsAdmin.remove(keysSecret(gateway), admin),
  }
}
