// The services of operators: parts, readiness and metrics.

import { VERSION } from '#server/config/version.ts'
import { createEcho } from '#server/monitoring/health/echo.service.ts'
import { createReadiness } from '#server/monitoring/health/readiness.service.ts'
import type { CheckoutServices } from './checkout-services.ts'
import type { FindOutage } from './notifying.ts'
import type { World } from './world.ts'

type Deps = Pick<CheckoutServices, 'delivery' | 'callbackRefusals'>

export function createMonitoring(world: World, { callbackRefusals, delivery }: Deps, findOutage: FindOutage) {
  const { core, commit, countsTests, parts, servers } = world
  const { isWritable } = world.writability
  return {
    parts: world.parts,
    echo: createEcho(world.echoKey),
    readiness: createReadiness({ ...core, isWritable }),
    loadMetrics: async () => {
      const { createMetrics } = await import('#server/monitoring/metrics/metrics.service.ts')
      const findServerOutage = delivery.outageOf
      const outages = { findOutage, findServerOutage }
      const noticeChannelIds = () => world.noticeChannels.current().map(({ id }) => id)
      return createMetrics({
        ...core,
        commit,
        countsTests,
        parts,
        servers,
        ...outages,
        noticeChannelIds,
        isWritable,
        callbackRefusals,
        version: VERSION,
      })
    },
  }
}
