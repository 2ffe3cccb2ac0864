// What is shown of the network and its game servers: status, leaderboards, gallery, donations.
import { createChanges } from './changes/changes.service.ts'
import { createGallery } from './gamemodes/gallery.service.ts'
import { createLeaderboards } from './leaderboards/leaderboards.service.ts'
import { createNetworkViews } from './network/network-views.service.ts'
import { createDonations } from './payments/donations.service.ts'
import { createSite } from './site/site.service.ts'
import { createStatus } from './status/status.service.ts'
import { chooseVoters } from './vote-services.ts'
import type { World } from './world.ts'

export function createNetworkServices(world: World) {
  const donations = createDonations(world)
  const changes = createChanges({
    ...world,
    reload: async () => {
      await world.settings.reload()
      await world.secrets.reload()
      await world.channels.reload()
    },
  })
  return {
    site: createSite(world),
    network: createNetworkViews(world),
    status: createStatus(world),
    donations,
    gallery: createGallery({ ...world, onChange: changes.onChange }),
    leaderboards: createLeaderboards({ ...world, donations, voters: chooseVoters(world) }),
    changes,
  }
}

export type NetworkServices = ReturnType<typeof createNetworkServices>
