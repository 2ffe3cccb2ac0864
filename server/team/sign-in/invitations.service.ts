// Invitations to the team: a link that works once, for 24 hours.

import { type Role, toKnownRole } from '#contract/permissions.ts'
import { INVITATION_MS } from '#contract/settings/two-factor.ts'
import type { SessionToken } from '#contract/team/admin.schema.ts'
import type { Invitation, Joining, NewInvitation } from '#contract/team/team.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { networkOf } from '#server/platform/kernel/network-of.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { digest, type Limits } from '#server/platform/limits/limits.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { type Acting, requireSession } from './access.repository.ts'
import { insertAdmin } from './admin.repository.ts'
import {
  deleteInvitation,
  findOpenInvitation,
  insertInvitation,
  listOpenInvitations,
  useInvitation,
} from './invitation.repository.ts'
import { hashPassword } from './password.ts'
import { isAdminName, passwordProblem } from './password-rules.ts'
import type { Sessions } from './sessions.service.ts'
import type { Caller } from './sign-in.service.ts'
import { tellNewOwner } from './team.service.ts'
import { hashOfToken, newToken } from './token.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  limits: Limits
  audit: Audit
  notices: Pick<Notices, 'record'>
  sessions: Pick<Sessions, 'open'>
}

/** A token has 256 random bits; the limit keeps floods away from the database and the password hash. */
const JOIN_TRIES = { limit: 30, windowMs: 15 * 60 * 1_000 }

export type Invitations = ReturnType<typeof createInvitations>

export function createInvitations({ db, clock, random, limits, audit, notices, sessions }: Deps) {
  async function invite(role: Role, by: Acting): Promise<NewInvitation> {
    const token = newToken(random)
    const now = clock.now()
    const id = newId(random)
    const shown = {
      role,
      created_by: by.username,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + INVITATION_MS).toISOString(),
    }
    await db.transaction().execute(async (trx) => {
      await requireSession(trx, by)
      await insertInvitation(trx, { id, ...shown, token_hash: hashOfToken(token), used_by: null })
      await audit.write(trx, { admin: by.username, action: 'invitation_created', after: { role } })
    })
    return { _id: id, ...shown, token }
  }

  async function withdraw(id: string, by: Pick<Acting, 'username'>): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const role = await deleteInvitation(trx, id)
      if (role === null) throw new AppError('invitation_not_found')
      await audit.write(trx, { admin: by.username, action: 'invitation_deleted', after: { role } })
    })
  }

  async function countTry(address: string): Promise<void> {
    await limits.require(`join from ${digest(networkOf(address))}`, JOIN_TRIES, 'too_many_attempts')
  }

  async function look(token: string, address: string) {
    await countTry(address)
    const found = await findOpenInvitation(db, hashOfToken(token), clock.now())
    if (!found) throw new AppError('invitation_not_found')
    return { role: toKnownRole(found.role), expires_at: found.expires_at }
  }

  /** The invitation is used only when the person was added: both happen, or neither. */
  async function join({ token, username, password }: Joining, caller: Caller): Promise<SessionToken> {
    await look(token, caller.address)
    if (!isAdminName(username)) throw new AppError('admin_name_invalid')
    const weakness = passwordProblem(password, username)
    if (weakness) throw new AppError(weakness)
    const passwordHash = await hashPassword(password)
    const admin = { id: newId(random), username, passwordHash, createdAt: clock.now() }
    await db.transaction().execute(async (trx) => {
      const tokenHash = hashOfToken(token)
      const used = await useInvitation(trx, { tokenHash, username, now: clock.now() })
      if (used === null) throw new AppError('invitation_not_found')
      const { role, created_by: by } = used
      const refusal = await insertAdmin(trx, { ...admin, role })
      if (refusal) throw new AppError(refusal)
      await audit.write(trx, { admin: username, action: 'admin_joined', after: { role } })
      if (role === 'owner') await tellNewOwner(notices, trx, { admin: username, by })
    })
    return sessions.open(admin, caller)
  }

  async function list(): Promise<Invitation[]> {
    const rows = await listOpenInvitations(db, clock.now())
    return rows.map((row) => ({ ...row, role: toKnownRole(row.role) }))
  }

  return { list, invite, withdraw, look, join }
}
