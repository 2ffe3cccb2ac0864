// The checks of the Go live screen in the running site.

import type { Content } from '#contract/monitoring/content.schema.ts'
import { countPlayers } from '#contract/network/status.ts'
import { createChecks } from '#server/monitoring/checks/checks.service.ts'
import { describeVisibleParts } from '#server/monitoring/checks/visible-parts.ts'
import { lookAtContent } from '#server/monitoring/content/content.service.ts'
import { testCheckout } from '#server/shop/payments/test-checkout.ts'
import { createCheckDeps } from './check-deps.ts'
import type { CheckoutServices } from './checkout-services.ts'
import type { NetworkServices } from './network-services.ts'
import type { World } from './world.ts'

type Deps = Pick<NetworkServices, 'status' | 'leaderboards'> &
  Pick<CheckoutServices, 'limits' | 'catalogue' | 'gateways' | 'checkoutEvents'> &
  Pick<CheckoutServices, 'channelUpdates' | 'paymentTroubles'>

/** Visitors of a live site see the modes of the demo until the owner has saved theirs. */
function countShown(kinds: Content['kinds'], { isDemo, settings }: World): number {
  const shown = kinds.filter(
    ({ kind }) => isDemo() || (kind === 'modes' && settings.stored(kind).version === 0),
  )
  return shown.reduce((sum, { built_in }) => sum + built_in.length, 0)
}

export function createGoLiveChecks(world: World, deps: Deps) {
  const { core, blobs, config, echoKey, noticeChannels, parts, servers, settings } = world
  const { limits, status, leaderboards, catalogue, gateways, checkoutEvents } = deps
  const { channelUpdates, paymentTroubles } = deps
  return createChecks({
    ...createCheckDeps({
      ...core,
      blobs,
      config,
      echoKey,
      noticeChannels,
      parts,
      servers,
      settings,
      isSiteRunning: async () => true,
    }),
    retest: async (id, failed) => {
      const gateway = gateways.find(id)
      const list = world.channels.lists.find((one) => one.gateway === id)?.channels
      if (gateway && failed !== null)
        await testCheckout({ ...core, gateway, checkoutEvents, channelOf: list?.channelOf }, failed)
      await channelUpdates.retest(id)
    },
    paymentTroubles,
    limits,
    secrets: world.secrets,
    async describeVisibleParts() {
      const network = status.network()
      return describeVisibleParts({
        settings: world.shownSettings(),
        parts: world.parts(),
        playersOnline: countPlayers(network),
        areBoardsAway: leaderboards.boardsOutage() !== null,
        products: (await catalogue.listIds()).length,
        builtIn: countShown(await lookAtContent(world.db, world.savedSettings()), world),
      })
    },
  })
}
