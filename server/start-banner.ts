// Start-up banner: real and sandbox services, the first admin, configuration warnings, URL.
import type { PartMode } from '#contract/health.ts'
import type { MadeAdmin } from './admin/first-admin.service.ts'
import type { Config } from './config.ts'
import { describeParts, type Parts } from './health/parts.ts'
import type { GameServers } from './servers/game-server.ts'

/** `passwordFile` is set when the password is in a file instead of the banner. */
export type FirstAdmin = MadeAdmin & { passwordFile: string | null }

export function printBanner(
  config: Config,
  servers: GameServers,
  admin: FirstAdmin | null,
  print: (line: string) => void,
): void {
  const parts = describeParts(config, servers)
  print(`Real:     ${partsOf(parts, 'real')}`)
  print(`Sandbox:  ${partsOf(parts, 'sandbox') || 'none'}`)
  if (admin?.password) print(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin?.passwordFile) print(`Admin:    ${admin.username}, password in ${admin.passwordFile}`)
  else if (admin) print(`Admin:    ${admin.username}, with the configured password`)
  for (const warning of warningsOf(config, servers)) print(`Warning:  ${warning}`)
  print(`Site:     ${config.publicUrl}`)
}

/** Combinations that are fine for a trial and wrong for a real shop. */
function warningsOf({ tripay, leaderboards }: Config, { list }: GameServers): string[] {
  const given = Object.values(leaderboards).some((url) => url !== null)
  const withoutSource = Object.entries(leaderboards).filter(([, url]) => given && url === null)
  return [
    ...(tripay && list.every(({ rcon }) => rcon === null)
      ? [
          'payments are REAL, but no game server has RCON: paid orders wait. Enter it under Servers in the admin area, or set RCON_HOST and RCON_PASSWORD',
        ]
      : []),
    ...withoutSource.map(
      ([tab]) =>
        `the leaderboard tab ${tab} has no source and shows no boards. Set AJLEADERBOARDS_${tab.toUpperCase()}_URL`,
    ),
  ]
}

function partsOf(parts: Parts, wanted: PartMode): string {
  const named = Object.entries(parts).filter(([, { mode }]) => mode === wanted)
  return named.map(([part, { uses }]) => `${part.replace('_', ' ')} (${uses})`).join(', ')
}
