import type { Notices } from '#contract/settings/notices.schema.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import type { Servers } from '#contract/settings/servers.schema.ts'
import { givenAddresses, passwordAddresses } from '#server/network/servers/resolve-servers.ts'
import type { ServerVariables } from '#server/network/servers/server-variables.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { ensureValue } from '#server/platform/database/stored-value.ts'
import { ADDRESS_OF, deleteSecret } from '#server/platform/secrets/secrets.repository.ts'
import type { FollowSave } from '#server/platform/settings/save-section.ts'
import { smtpAddresses } from '#server/team/notices/channels.service.ts'

type Deps = {
  variables: ServerVariables
  audit: Audit
  /** Its addresses are those of somebody else, perhaps: none of them is the first of a password. */
  isFile?: boolean
}

/**
 * When a save changes their address: drops stored passwords of RCON, databases of boards and the mail server, and ties those of the
 * environment to the address that they had. The address of the mail server is in its variable.
 */
export function followMovedPasswords({ variables, audit, isFile = false }: Deps): FollowSave {
  const addressesOf = (section: Section, value: unknown): Map<string, string> => {
    if (section === 'servers') return passwordAddresses(value as Servers, variables)
    return section === 'notices' ? smtpAddresses(value as Notices) : new Map()
  }
  async function tieToAddresses(trx: Db, before: Servers, after: Servers): Promise<void> {
    const [was, is] = [givenAddresses(before, variables), givenAddresses(after, variables)]
    for (const variable of new Set([...was.keys(), ...is.keys()])) {
      const own = was.get(variable)
      const isMoved = own ? own !== is.get(variable) : isFile
      if (isMoved) await ensureValue(trx, ADDRESS_OF + variable, own ?? '')
    }
  }
  // A stored password belongs to the address that it was given for: for another it has to be entered again.
  return async (trx, { section, before, after }, admin) => {
    if (section === 'servers') await tieToAddresses(trx, before as Servers, after as Servers)
    const addresses = addressesOf(section, after)
    for (const [subject, address] of addressesOf(section, before)) {
      if (addresses.get(subject) === address || !(await deleteSecret(trx, subject))) continue
      await audit.write(trx, { admin, action: 'secret_deleted', subject })
    }
  }
}
