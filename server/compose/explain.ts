// Errors of connections in the words of Go live and `npm run doctor`.
import type { Found } from '#contract/monitoring/checks.ts'
import type { Part } from '#contract/monitoring/health.ts'
import { describeFailure } from '#server/monitoring/checks/checkout-failure.ts'
import { CHECK_REASON_OF } from '#server/monitoring/checks/server-checks.ts'
import { reasonOf } from '#server/network/servers/server-trials.service.ts'
import type { World } from './world.ts'

export function createExplain({ checkoutFailures, servers, parts }: World) {
  return {
    /** For the attention queue; null while checkouts work. */
    checkout() {
      const failure = checkoutFailures.current()
      if (!failure) return null
      const { gateway, since, times } = failure
      return { gateway, since, times, ...describeFailure(failure) }
    },
    part(part: Part, why: string): Found {
      const failure = part === 'payments' ? checkoutFailures.current() : null
      return failure ? describeFailure(failure) : explainOutage(why, parts()[part].uses)
    },
    server(id: string, why: string): Found {
      const { rcon, name = id } = servers.find(id) ?? {}
      return explainOutage(why, rcon ? `${rcon.host}:${rcon.port}` : name)
    },
  }
}

function explainOutage(why: string, address: string): Found {
  const named = /[^\s/@]+:\d{1,5}$/.exec(why)?.[0]
  return {
    reason: CHECK_REASON_OF[reasonOf({ message: why })],
    values: { address: named ?? address, detail: why },
  }
}
