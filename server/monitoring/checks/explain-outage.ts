import type { Found } from '#contract/monitoring/checks.ts'
import { reasonOf } from '#server/network/servers/server-trials.service.ts'
import { CHECK_REASON_OF } from './server-checks.ts'

/** The sentence of Go live and `npm run doctor` for the error of a connection. */
export function explainOutage(why: string, address: string): Found {
  const named = /[^\s/@]+:\d{1,5}$/.exec(why)?.[0]
  return {
    reason: CHECK_REASON_OF[reasonOf({ message: why })],
    values: { address: named ?? address, detail: why },
  }
}
