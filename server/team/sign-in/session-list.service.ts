// The admin's own sessions: listed, and ended one by one or all others at once.
import type { AdminSession } from '#contract/team/account.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { readDevice } from './device.ts'
import { type Alive, deleteSession, deleteSessionsOf, listSessions } from './session.repository.ts'

type Deps = Pick<Core, 'db'> & { audit: Audit; alive(): Alive }
/** `session` is the one in use. */
type Owner = { id: string; username: string; session: string }

export function createSessionList({ db, audit, alive }: Deps) {
  async function list({ id, session: current }: Owner): Promise<AdminSession[]> {
    const sessions = await listSessions(db, id, alive())
    return sessions.map(({ tokenHash, device, ...session }) => ({
      ...session,
      id: tokenHash,
      device: readDevice(device),
      is_current: tokenHash === current,
    }))
  }

  async function end({ id, username }: Owner, session: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      if (!(await deleteSession(trx, id, session))) throw new AppError('session_not_found')
      await audit.write(trx, { admin: username, action: 'sessions_ended', after: { count: 1 } })
    })
  }

  async function endOthers({ id, username, session }: Owner): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const count = await deleteSessionsOf(trx, id, session)
      if (count > 0) await audit.write(trx, { admin: username, action: 'sessions_ended', after: { count } })
    })
  }

  return { list, end, endOthers }
}
