// The composition root: everything the pages and the API can ask for, built from what the world hands in.
import { createGallery } from './gamemodes/gallery.service.ts'
import { createLeaderboards } from './leaderboards/leaderboards.service.ts'
import { createSite } from './site/site.service.ts'
import { createStatus } from './status/status.service.ts'
import { createDonations } from './store/donations.service.ts'
import type { World } from './world.ts'

export type Services = ReturnType<typeof createServices>

export function createServices(world: World) {
  const { site, publicUrl, gameAddress, probes, clock, log } = world
  const donations = createDonations(world)
  return {
    site: createSite({ site, publicUrl, gameAddress }),
    status: createStatus({ probes, clock, log }),
    donations,
    gallery: createGallery(world),
    leaderboards: createLeaderboards({
      sources: world.leaderboardSources,
      voters: world.voters,
      donations,
      clock,
      log,
    }),
  }
}
