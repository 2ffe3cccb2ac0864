// All checks, by what is configured and saved right now.
import { CHECK_PARTS } from '#contract/monitoring/checks.ts'
import { addressChecks } from './address-checks.ts'
import type { Check } from './check.ts'
import { dataChecks } from './data-checks.ts'
import type { CheckDeps } from './deps.ts'
import { noticeChecks } from './notice-checks.ts'
import { paymentChecks } from './payment-checks.ts'
import { serverChecks } from './server-checks.ts'
import { serviceChecks } from './service-checks.ts'
import { siteChecks } from './site-checks.ts'

export function listChecks(deps: CheckDeps): Check[] {
  const checks = [
    ...paymentChecks(deps),
    ...serverChecks(deps),
    ...serviceChecks(deps),
    ...addressChecks(deps),
    ...dataChecks(deps),
    ...noticeChecks(deps),
    ...siteChecks(deps),
  ]
  return checks.toSorted((a, b) => CHECK_PARTS.indexOf(a.part) - CHECK_PARTS.indexOf(b.part))
}

/** Values that no result may contain. */
export function listSecretValues({ config }: Pick<CheckDeps, 'config'>, stored: Iterable<string>): string[] {
  const { gateways, turnstile, s3, serverVariables, databaseUrl, metricsToken, secretKey } = config
  const given = [
    ...gateways.flatMap((access) =>
      access.id === 'tripay' ? [access.apiKey, access.privateKey] : [access.serverKey],
    ),
    turnstile?.secretKey,
    s3?.secretAccessKey,
    s3?.accessKeyId,
    serverVariables.first.rconPassword,
    databaseUrl ? decodeURIComponent(new URL(databaseUrl).password) : null,
    metricsToken,
    secretKey,
    config.firstAdmin.password,
    config.notices.smtp?.password,
    ...Object.values(config.notices.named),
    ...Object.entries(serverVariables.named).flatMap(([name, value]) =>
      /PASSWORD|URL/.test(name) ? [value] : [],
    ),
    ...stored,
  ]
  return given.filter((value): value is string => Boolean(value))
}
