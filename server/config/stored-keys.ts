// Keys of payment gateways that the owner entered, as the variables that they stand for. The environment wins.
import { GATEWAY_IDS, type GatewayId } from '#contract/settings/gateways.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { type Config, ConfigError, type Env, readConfig } from './config.ts'
import { GATEWAY_VARIABLES } from './gateway-variables.ts'

type Stored = ReadonlyMap<string, string>

/** Its value is JSON: the address and all keys, because they are valid together only. */
export function keysSecret(gateway: GatewayId): string {
  return `payments.${gateway}`
}

/** A variable sets a key of the gateway; then all of them come from the environment. */
export function isGiven(gateway: GatewayId, env: Env): boolean {
  return Object.values(GATEWAY_VARIABLES[gateway].account).some((name) => env[name] !== undefined)
}

/** Null without keys, or with keys for another address than the environment has: they are never sent there. */
export function storedKeys(gateway: GatewayId, env: Env, stored: Stored): Record<string, string> | null {
  const text = stored.get(keysSecret(gateway))
  if (text === undefined || isGiven(gateway, env)) return null
  const keys = JSON.parse(text) as Record<string, string>
  const { url } = GATEWAY_VARIABLES[gateway]
  return env[url] === undefined || env[url] === keys[url] ? keys : null
}

/** The configuration with the stored keys in the place of missing variables. Throws a ConfigError when they contradict. */
export function withStoredKeys(config: Config, stored: Stored): Config {
  const keys = GATEWAY_IDS.map((gateway) => storedKeys(gateway, config.env, stored) ?? {})
  const added: Env = Object.assign({}, ...keys)
  if (Object.keys(added).length === 0) return config
  return Object.freeze({ ...readConfig({ ...config.env, ...added }), env: config.env })
}

type Using = { secrets: { current(): Stored }; log: Pick<Log, 'error'> }

/** Keys that contradict the environment are not used: the site starts as the environment says. */
export function withUsableKeys(config: Config, { secrets, log }: Using): Config {
  try {
    return withStoredKeys(config, secrets.current())
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    log.error({ err: error }, 'stored gateway keys not used')
    return config
  }
}
