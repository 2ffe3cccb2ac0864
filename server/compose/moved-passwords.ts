import type { Notices } from '#contract/settings/notices.schema.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { Servers } from '#contract/settings/servers.schema.ts'
import { passwordAddresses } from '#server/network/servers/resolve-servers.ts'
import type { ServerVariables } from '#server/network/servers/server-variables.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { deleteSecret } from '#server/platform/secrets/secrets.repository.ts'
import type { FollowSave } from '#server/platform/settings/save-section.ts'
import { smtpAddresses } from '#server/team/notices/channels.service.ts'

type Deps = { variables: ServerVariables; audit: Audit }

/** Drops passwords of RCON, databases of boards and the mail server when a save changes their address. */
export function followMovedPasswords({ variables, audit }: Deps): FollowSave {
  const addressesOf = (section: Section, value: unknown): Map<string, string> => {
    if (section === 'servers') return passwordAddresses(value as Servers, variables)
    return section === 'notices' ? smtpAddresses(value as Notices) : new Map()
  }
  // A stored password belongs to the address that it was given for: for another it has to be entered again.
  return async (trx, { section, before, after }, admin) => {
    const addresses = addressesOf(section, after)
    for (const [subject, address] of addressesOf(section, before)) {
      if (addresses.get(subject) === address || !(await deleteSecret(trx, subject))) continue
      await audit.write(trx, { admin, action: 'secret_deleted', subject })
    }
  }
}
