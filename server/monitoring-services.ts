// What operators look at: parts, readiness and metrics.
import type { Delivery } from './delivery/delivery.service.ts'
import { createEcho } from './health/echo.service.ts'
import { createReadiness } from './health/readiness.service.ts'
import type { FindOutage } from './notifying.ts'
import type { countRefusals } from './payments/count-refusals.ts'
import { VERSION } from './version.ts'
import type { World } from './world.ts'

type Deps = {
  delivery: Pick<Delivery, 'outageOf'>
  callbackRefusals: ReturnType<typeof countRefusals>['refusals']
}

export function createMonitoring(world: World, { callbackRefusals, delivery }: Deps, findOutage: FindOutage) {
  const { isWritable } = world.writability
  return {
    parts: world.parts,
    echo: createEcho(world.echoKey),
    readiness: createReadiness({ ...world, isWritable }),
    loadMetrics: async () => {
      const { createMetrics } = await import('./metrics/metrics.service.ts')
      const findServerOutage = delivery.outageOf
      const outages = { findOutage, findServerOutage }
      const noticeChannelIds = () => world.noticeChannels.current().map(({ id }) => id)
      return createMetrics({
        ...world,
        ...outages,
        noticeChannelIds,
        isWritable,
        callbackRefusals,
        version: VERSION,
      })
    },
  }
}
