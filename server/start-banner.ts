// The calm lines that a start prints: what is real, what is sandbox, what cannot be meant, who the admin is, where the site is.
import type { PartMode } from '#contract/health.ts'
import type { MadeAdmin } from './admin/first-admin.service.ts'
import type { Config } from './config.ts'
import { describeParts, type Parts } from './health/parts.ts'

/** Without a password it is not shown; `passwordFile` is where it is instead. */
export type FirstAdmin = MadeAdmin & { passwordFile: string | null }

export function announce(config: Config, admin: FirstAdmin | null, say: (line: string) => void): void {
  const parts = describeParts(config)
  say(`Real:     ${partsOf(parts, 'real')}`)
  say(`Sandbox:  ${partsOf(parts, 'sandbox') || 'none, every part is real'}`)
  if (admin?.password) say(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin?.passwordFile) say(`Admin:    ${admin.username}, password in ${admin.passwordFile}`)
  else if (admin) say(`Admin:    ${admin.username}, with the configured password`)
  for (const warning of warningsOf(config)) say(`Warning:  ${warning}`)
  say(`Site:     ${config.publicUrl}`)
}

/** What may be meant while trying things out, and is never meant by somebody who sells. */
function warningsOf({ tripay, rcon, leaderboards }: Config): string[] {
  const given = Object.values(leaderboards).some((url) => url !== null)
  const withoutSource = Object.entries(leaderboards).filter(([, url]) => given && url === null)
  return [
    ...(tripay && !rcon
      ? [
          'payments are REAL, but deliveries go to a simulator: paid orders reach no game server. Set RCON_HOST and RCON_PASSWORD',
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
