// Sign-in, two-factor login, passkeys, sessions, the team and its invitations.

import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.service.ts'
import { removeFirstPassword } from '#server/team/sign-in/first-admin.service.ts'
import { createInvitations } from '#server/team/sign-in/invitations.service.ts'
import { createPasskeys } from '#server/team/sign-in/passkeys.service.ts'
import { createSessions, type Sessions } from '#server/team/sign-in/sessions.service.ts'
import { createTeam } from '#server/team/sign-in/team.service.ts'
import { createTwoFactor } from '#server/team/sign-in/two-factor.service.ts'
import type { World } from './world.ts'

type Deps = { limits: Limits; audit: Audit; siteName(): string }

export function createTeamServices(world: World, { limits, audit, siteName }: Deps) {
  const { core, shownSettings, notices } = world
  const box = createSecretBox({ ...core, key: world.secretKey })
  const twoFactor = createTwoFactor({ ...core, limits, audit, box, siteName })
  const { publicUrl } = world.config
  const passkeys = createPasskeys({ ...core, limits, audit, notices, siteName, publicUrl })
  const sessions = withFirstPasswordRemoval(
    createSessions({ ...core, shownSettings, notices, limits, audit, twoFactor, passkeys }),
    world,
  )
  return {
    twoFactor,
    passkeys,
    sessions,
    team: createTeam({ ...core, audit, notices }),
    invitations: createInvitations({ ...core, limits, audit, notices, sessions }),
  }
}

/** The file with the generated first password is useless once the password is changed. */
function withFirstPasswordRemoval(sessions: Sessions, { dataDir, log }: World): Sessions {
  return {
    ...sessions,
    async changePassword(admin, change, address) {
      await sessions.changePassword(admin, change, address)
      try {
        removeFirstPassword(dataDir, admin.username)
      } catch (error) {
        // The stored password no longer works, so a leftover file does no harm.
        log.warn({ err: error }, 'file of the first password not removed')
      }
    },
  }
}
