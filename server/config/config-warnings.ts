// Settings that are valid, but mean nothing or not what their author thought: named by the start and by the doctor.
import type { CheckReason, CheckValues } from '#contract/monitoring/checks.ts'
import { isServerVariable } from '#server/network/servers/server-variables.ts'
import { editDistance } from '#server/platform/kernel/edit-distance.ts'
import { isNoticeVariable } from '#server/team/notices/notice-variables.ts'
import { Variables } from './config-variables.ts'

export type ConfigWarning = { name: string; reason: CheckReason; values: CheckValues }

const KNOWN = Object.keys(Variables.shape)
/** No other program reads variables that begin so. */
const OWN = /^(?:AJLEADERBOARDS|MIDTRANS|MINECRAFT_MP|RCON|RETENTION|TRIPAY|TURNSTILE|VOTIFIER)_/
const ENVIRONMENTS = ['production', 'development', 'test']
/** The second has no effect without the first. */
const NEEDED = [
  ['VOTIFIER_PORT', 'VOTIFIER_TOKEN'],
  ['VOTIFIER_PORT', 'VOTIFIER_HOST'],
  ['RCON_HOST', 'RCON_PORT'],
] as const

export function configWarnings(
  given: Readonly<Record<string, string | undefined>>,
  { isProduction }: { isProduction: boolean },
): ConfigWarning[] {
  const { NODE_ENV, PUBLIC_URL } = given
  const half = NEEDED.filter(([needed, name]) => given[name] && !given[needed])
  return [
    ...Object.keys(given).flatMap(unknownVariable),
    ...half.map(([needed, name]) => warning('variable_half', name, { needed })),
    ...(NODE_ENV && !ENVIRONMENTS.includes(NODE_ENV)
      ? [warning('variable_node_env', 'NODE_ENV', { value: NODE_ENV })]
      : []),
    ...(given.RCON_HOST && !given.RCON_PASSWORD
      ? [warning('variable_password', 'RCON_HOST', { needed: 'RCON_PASSWORD' })]
      : []),
    ...(PUBLIC_URL && /[^/]/.test(new URL(PUBLIC_URL).pathname)
      ? [warning('variable_path', 'PUBLIC_URL', { used: new URL(PUBLIC_URL).origin })]
      : []),
    ...(isProduction && !PUBLIC_URL ? [warning('variable_missing', 'PUBLIC_URL')] : []),
  ]
}

function warning(reason: CheckReason, name: string, values: CheckValues = {}): ConfigWarning {
  return { name, reason, values: { name, ...values } }
}

function unknownVariable(name: string): ConfigWarning[] {
  if (KNOWN.includes(name) || isServerVariable(name) || isNoticeVariable(name)) return []
  const near = KNOWN.find((known) => known.length > 7 && editDistance(name, known, 2) <= 2)
  if (near) return [warning('variable_near', name, { near })]
  return OWN.test(name) ? [warning('variable_unknown', name)] : []
}
