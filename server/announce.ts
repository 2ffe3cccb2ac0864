// The calm lines that a start prints: what is real, what is sandbox, who the admin is, where the site is.
import type { PartMode } from '#contract/health.ts'
import type { MadeAdmin } from './admin/first-admin.service.ts'
import type { Config } from './config.ts'
import { describeParts, type Parts } from './health/parts.ts'

export function announce(config: Config, admin: MadeAdmin | null, say: (line: string) => void): void {
  const parts = describeParts(config)
  say(`Real:     ${partsOf(parts, 'real')}`)
  say(`Sandbox:  ${partsOf(parts, 'sandbox') || 'none, every part is real'}`)
  if (admin?.password) say(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin) say(`Admin:    ${admin.username}, with the configured password`)
  say(`Site:     ${config.publicUrl}`)
}

function partsOf(parts: Parts, wanted: PartMode): string {
  const named = Object.entries(parts).filter(([, { mode }]) => mode === wanted)
  return named.map(([part, { uses }]) => `${part.replace('_', ' ')} (${uses})`).join(', ')
}
