// Start-up banner: what is live, demo and off, the next step, the first admin, configuration warnings, URL.
import { describeFinding } from '#content/checks/describe-check.ts'
import type { Part, PartMode } from '#contract/monitoring/health.ts'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import type { Config } from '#server/config/config.ts'
import type { Parts } from '#server/monitoring/health/parts.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import { boardsUrlVariables } from '#server/network/servers/server-variables.ts'
import { commandLine } from '#server/platform/kernel/command-line.ts'
import type { MadeAdmin } from '#server/team/sign-in/first-admin.service.ts'

/** `passwordFile` is set when the password is in a file instead of the banner. */
export type FirstAdmin = MadeAdmin & { passwordFile: string | null }

type Started = {
  config: Config
  servers: GameServers
  tabs: readonly BoardTab[]
  admin: FirstAdmin | null
  parts: Parts
  /** Why the receiver of votes cannot listen. */
  receiverProblem?: string | null
}

export function printBanner(started: Started, print: (line: string) => void): void {
  const { config, admin, parts } = started
  print(`Live:     ${partsOf(parts, 'real')}`)
  print(`Demo:     ${partsOf(parts, 'sandbox') || 'none'}`)
  print(`Off:      ${namesOf(parts, 'off').join(', ') || 'none'}`)
  if (admin?.password) print(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin?.passwordFile) print(`Admin:    ${admin.username}, password in ${admin.passwordFile}`)
  else if (admin) print(`Admin:    ${admin.username}, with the configured password`)
  for (const warning of warningsOf(started)) print(`Warning:  ${warning}`)
  print(`Next:     ${nextStep(parts, config)}`)
  print(`Site:     ${config.publicUrl}`)
}

/** The keys or settings that connect a part that has no source; the parts that are always real are not here. */
const CONNECT: Partial<Record<Part, string>> = {
  payments: 'Tripay or Midtrans keys under Payment methods',
  delivery: 'an RCON address under Servers',
  status: 'a ping address under Servers',
  leaderboards: 'a leaderboard database under Servers',
  voters: 'VOTIFIER_PORT',
}

function nextStep(parts: Parts, { publicUrl, allowSandbox, isProduction }: Config): string {
  const screen = `${publicUrl}/admin/go-live`
  if (namesOf(parts, 'sandbox').length > 0) {
    const shown = 'visitors see a demo, marked by a badge.'
    if (isProduction && allowSandbox) return `${shown} Remove ALLOW_SANDBOX to switch the simulators off`
    return `${shown} ${screen} shows what makes it yours and live; ${commandLine('doctor')} prints the same`
  }
  const missing = (Object.keys(CONNECT) as Part[]).filter((part) => parts[part].mode === 'off')
  if (missing.length === 0)
    return `nothing is left to connect. Test every part at ${screen} or with ${commandLine('doctor')}`
  const steps = missing.map((part) => `${nameOf(part)}: enter ${CONNECT[part]}`)
  return `visitors don't see what is off. ${steps.join('; ')}`
}

/** Combinations that are fine for a trial and wrong for a real shop. */
function warningsOf({ config, servers: { list }, tabs, receiverProblem }: Started): string[] {
  const { gateways, host, isProduction, trustProxy } = config
  const connected = list.filter(({ boards }) => boards !== null).map(({ id }) => id)
  const withoutSource = tabs.filter(({ server }) => connected.length > 0 && !connected.includes(server))
  return [
    ...config.warnings.map((warning) => {
      const { found, next } = describeFinding(warning, 'en')
      return `${found} ${next}`
    }),
    ...(receiverProblem ? [`no vote arrives: ${receiverProblem}. Set another VOTIFIER_PORT`] : []),
    ...(isProduction && host === '127.0.0.1' && trustProxy === false
      ? ['only this machine reaches the site. Put a proxy in front and set TRUST_PROXY=1, or set HOST']
      : []),
    ...(gateways.length > 0 && list.every(({ rcon }) => rcon === null)
      ? [
          'payments are REAL, but no game server has RCON: paid orders wait. Enter it under Servers in the console, or set RCON_HOST and RCON_PASSWORD',
        ]
      : []),
    ...withoutSource.map(
      ({ id, server }) =>
        `the leaderboard tab ${id} is hidden: its server has no database. Enter it under Servers in the console, or set ${boardsUrlVariables(server)[0]}`,
    ),
  ]
}

function nameOf(part: Part): string {
  return part.replace('_', ' ')
}

function namesOf(parts: Parts, wanted: PartMode): string[] {
  return (Object.keys(parts) as Part[]).filter((part) => parts[part].mode === wanted).map(nameOf)
}

function partsOf(parts: Parts, wanted: PartMode): string {
  const named = (Object.entries(parts) as [Part, Parts[Part]][]).filter(([, { mode }]) => mode === wanted)
  return named.map(([part, { uses }]) => `${nameOf(part)} (${uses})`).join(', ')
}
