// All chaos tests, longest first.
import type { ChaosTest } from './chaos-test.ts'
import { crash, crashInside } from './crash.ts'
import { crashStoring } from './crash-storing.ts'
import { failingDatabase } from './failing-database.ts'
import { fullDisk } from './full-disk.ts'
import { mixedLoad } from './mixed-load.ts'
import { model } from './model.ts'
import { failingNotices } from './notices.ts'
import { refunds } from './refunds.ts'
import { threeServers } from './three-servers.ts'
import { twoGateways } from './two-gateways.ts'

export const CHAOS_TESTS: readonly ChaosTest[] = [
  threeServers,
  failingNotices,
  crash,
  crashInside,
  crashStoring,
  refunds,
  twoGateways,
  model,
  failingDatabase,
  fullDisk,
  mixedLoad,
]
