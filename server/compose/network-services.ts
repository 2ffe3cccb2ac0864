// The services that show the network and its game servers: status, leaderboards, gallery, donations.

import { createGallery } from '#server/network/gamemodes/images.service.ts'
import { createLeaderboards } from '#server/network/leaderboards/leaderboards.service.ts'
import { createStatus } from '#server/network/status/status.service.ts'
import { createChanges } from '#server/platform/changes/changes.service.ts'
import { createDonations } from '#server/shop/payments/donations.service.ts'
import { createNetworkViews } from '#server/site/views/network-views.service.ts'
import { createSite } from '#server/site/views/site.service.ts'
import { votersOf } from './vote-services.ts'
import type { World } from './world.ts'

export function createNetworkServices(world: World) {
  const { core, savedSettings, shownSettings, openSource, servers } = world
  const donations = createDonations(world)
  const changes = createChanges({
    ...core,
    reload: async () => {
      // Secrets first: a password that was dropped with its address must not meet the new one.
      await world.secrets.reload()
      await world.settings.reload()
      await world.channels.reload()
      await world.ownProducts.reload()
    },
  })
  return {
    site: createSite(world),
    network: createNetworkViews(world),
    status: createStatus(world),
    donations,
    gallery: createGallery({ ...core, shownSettings, onChange: changes.onChange }),
    leaderboards: createLeaderboards({
      ...core,
      savedSettings,
      shownSettings,
      isVotersSimulated: world.voting.receiver === 'sandbox',
      openSource,
      servers,
      donations,
      voters: votersOf(world),
    }),
    changes,
  }
}

export type NetworkServices = ReturnType<typeof createNetworkServices>
