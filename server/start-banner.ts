// Start-up banner: real and sandbox services, the first admin, configuration warnings, URL.
import type { PartMode } from '#contract/health.ts'
import type { BoardTab } from '#contract/settings/boards.schema.ts'
import type { MadeAdmin } from './admin/first-admin.service.ts'
import type { Config } from './config.ts'
import { describeParts, type Parts } from './health/parts.ts'
import type { GameServers } from './servers/game-server.ts'
import { boardsUrlVariables } from './servers/server-variables.ts'

/** `passwordFile` is set when the password is in a file instead of the banner. */
export type FirstAdmin = MadeAdmin & { passwordFile: string | null }

type Started = {
  config: Config
  servers: GameServers
  tabs: readonly BoardTab[]
  admin: FirstAdmin | null
}

export function printBanner(started: Started, print: (line: string) => void): void {
  const { config, servers, admin } = started
  const parts = describeParts(config, servers)
  print(`Real:     ${partsOf(parts, 'real')}`)
  print(`Sandbox:  ${partsOf(parts, 'sandbox') || 'none'}`)
  if (admin?.password) print(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin?.passwordFile) print(`Admin:    ${admin.username}, password in ${admin.passwordFile}`)
  else if (admin) print(`Admin:    ${admin.username}, with the configured password`)
  for (const warning of warningsOf(started)) print(`Warning:  ${warning}`)
  print(`Site:     ${config.publicUrl}`)
}

/** Combinations that are fine for a trial and wrong for a real shop. */
function warningsOf({ config: { tripay }, servers: { list }, tabs }: Started): string[] {
  const connected = list.filter(({ boards }) => boards !== null).map(({ id }) => id)
  const withoutSource = tabs.filter(({ server }) => connected.length > 0 && !connected.includes(server))
  return [
    ...(tripay && list.every(({ rcon }) => rcon === null)
      ? [
          'payments are REAL, but no game server has RCON: paid orders wait. Enter it under Servers in the admin area, or set RCON_HOST and RCON_PASSWORD',
        ]
      : []),
    ...withoutSource.map(
      ({ id, server }) =>
        `the leaderboard tab ${id} has no source and shows no boards. Enter it under Servers in the admin area, or set ${boardsUrlVariables(server)[0]}`,
    ),
  ]
}

function partsOf(parts: Parts, wanted: PartMode): string {
  const named = Object.entries(parts).filter(([, { mode }]) => mode === wanted)
  return named.map(([part, { uses }]) => `${part.replace('_', ' ')} (${uses})`).join(', ')
}
