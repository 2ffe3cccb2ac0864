// Tells when a part does not answer for five minutes, and when it answers again.
import type { Part } from '#contract/monitoring/health.ts'
import { PART_AWAY_MINUTES } from '#contract/settings/notices.ts'
import type { Core } from '#server/platform/database/core.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Notices } from './notices.service.ts'
import { deleteOutage, deleteOutages, insertOutage, listOutages, touchOutage } from './outages.repository.ts'

type Outage = { why: string; since: string }

/** One thing that can be away: a part, or delivery to one game server. */
export type Watched = { part: Part; server: { id: string; name: string } | null; outage: Outage | null }

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  notices: Pick<Notices, 'record'>
  watched(): readonly Watched[]
}

const MINUTE_MS = 60_000
/** A process that sees an outage looks every few seconds. */
const STALE_MS = 3 * MINUTE_MS

export function createOutageWatch({ db, clock, random, notices, watched }: Deps) {
  const process = newId(random, 12)

  async function recordOutage({ part, server }: Watched, key: string, { since, why }: Outage): Promise<void> {
    const now = clock.now()
    const [at, staleBefore] = [now.toISOString(), new Date(now.getTime() - STALE_MS).toISOString()]
    await db.transaction().execute(async (trx) => {
      if (await insertOutage(trx, { part: key, process, since, at })) {
        const data = { part, server: server?.name ?? null, since, why }
        await notices.record(trx, { type: 'part.away', data })
      } else await touchOutage(trx, { part: key, process, since, at }, staleBefore)
    })
  }

  async function reportEnd({ part, server }: Watched, key: string): Promise<void> {
    const now = clock.now()
    const staleBefore = new Date(now.getTime() - STALE_MS).toISOString()
    await db.transaction().execute(async (trx) => {
      const since = await deleteOutage(trx, { part: key, process, staleBefore })
      if (since === null) return
      const data = { part, server: server?.name ?? null, since, until: now.toISOString() }
      await notices.record(trx, { type: 'part.back', data })
    })
  }

  return {
    async checkOutages(): Promise<void> {
      const reported = await listOutages(db)
      const longAgo = new Date(clock.now().getTime() - PART_AWAY_MINUTES * MINUTE_MS).toISOString()
      const all = watched().map((one) => ({
        ...one,
        key: one.server ? `${one.part} ${one.server.id}` : one.part,
      }))
      for (const { key, ...one } of all) {
        if (one.outage && one.outage.since <= longAgo) await recordOutage(one, key, one.outage)
        else if (!one.outage && reported.includes(key)) await reportEnd(one, key)
      }
      // A server that was removed is neither away nor back.
      const removed = reported.filter((key) => all.every((one) => one.key !== key))
      for (const part of removed) await deleteOutages(db, part)
    },
  }
}
