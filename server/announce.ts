// The calm lines that a start prints: what is real, what is sandbox, who the admin is, where the site is.
import type { MadeAdmin } from './admin/first-admin.service.ts'
import type { Config } from './config.ts'
import { describeParts } from './health/parts.ts'

export function announce(config: Config, admin: MadeAdmin | null, say: (line: string) => void): void {
  const parts = describeParts(config)
  const sandbox = Object.entries(parts).filter(([, { mode }]) => mode === 'sandbox')
  say(`Database: ${parts.database.uses}`)
  say(`Sandbox:  ${sandbox.map(([part]) => part.replace('_', ' ')).join(', ') || 'none, every part is real'}`)
  if (admin?.password) say(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin) say(`Admin:    ${admin.username}, with the configured password`)
  say(`Site:     ${config.publicUrl}`)
}
