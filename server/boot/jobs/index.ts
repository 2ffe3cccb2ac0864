// All background jobs. With several processes each of them runs every job.
import type { Services } from '#server/compose/services.ts'
import { PING_EVERY_MS } from '#server/network/status/status.service.ts'
import type { Job } from './scheduler.ts'

type Deps = Services & {
  invalidatePages(): void
  boardsEveryMs: number
}

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export function jobs(services: Deps): Job[] {
  const { leaderboards, sessions, limits, invalidatePages } = services

  /** Four pings a minute, so that no minute is missed and a new site has its first point at once. */
  async function pingAndSample(): Promise<void> {
    await services.status.refresh()
    await services.statusHistory.sample()
  }

  async function refreshBoards(): Promise<void> {
    await leaderboards.refresh()
    invalidatePages()
  }

  const invalidateIf = (haveChanged: () => Promise<boolean> | boolean) => async () => {
    if (await haveChanged()) invalidatePages()
  }

  async function sweep(): Promise<void> {
    await sessions.sweep()
    await limits.sweep()
  }

  return [
    { name: 'ping', everyMs: PING_EVERY_MS, run: pingAndSample },
    { name: 'status history', everyMs: HOUR, run: services.statusHistory.thin },
    { name: 'leaderboards', everyMs: services.boardsEveryMs, run: refreshBoards },
    { name: 'leaderboard outages', everyMs: 30 * SECOND, run: invalidateIf(leaderboards.catchUp) },
    { name: 'names of players', everyMs: MINUTE, run: services.nameReader.run },
    { name: 'payment channels', everyMs: 5 * MINUTE, run: services.channelUpdates.refresh },
    { name: 'reconcile', everyMs: 5 * SECOND, run: services.reconciler.run },
    { name: 'changes', everyMs: SECOND, run: services.changes.poll },
    { name: 'announcement', everyMs: SECOND, run: invalidateIf(services.site.hasAnnouncementChanged) },
    { name: 'offers', everyMs: SECOND, run: invalidateIf(services.catalogue.haveOffersChanged) },
    { name: 'posts', everyMs: SECOND, run: services.releasePosts },
    { name: 'spent proofs', everyMs: 10 * MINUTE, run: services.botCheck.sweep },
    { name: 'sweep', everyMs: HOUR, run: sweep },
    { name: 'product images', everyMs: HOUR, run: services.productImages.sweep },
    { name: 'site images', everyMs: HOUR, run: services.siteImages.sweep },
    { name: 'picture store', everyMs: 10 * MINUTE, run: services.probePictures },
    { name: 'outages', everyMs: 15 * SECOND, run: services.outageWatch.checkOutages },
    { name: 'goal', everyMs: MINUTE, run: services.storefront.tellGoal },
    { name: 'daily summary', everyMs: MINUTE, run: services.dailySummary.sendSummary },
    { name: 'undeliverable notices', everyMs: HOUR, run: services.noticesWorker.sweep },
    { name: 'sums', everyMs: HOUR, run: services.sumsCheck.run },
    { name: 'retention', everyMs: HOUR, run: services.retention.run },
    { name: 'old votes', everyMs: HOUR, run: services.votesRetention.run },
  ]
}
