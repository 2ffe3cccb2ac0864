// All chaos tests, longest first.
import type { ChaosTest } from './chaos-test.ts'
import { crash, crashInside } from './crash.ts'
import { deadGateway } from './dead-gateway.ts'
import { fullDisk } from './full-disk.ts'
import { gracefulStop } from './graceful-stop.ts'
import { lockedDatabase } from './locked-database.ts'
import { mixedLoad } from './mixed-load.ts'
import { model } from './model.ts'
import { refunds } from './refunds.ts'
import { twoGateways } from './two-gateways.ts'

export const CHAOS_TESTS: readonly ChaosTest[] = [
  crash,
  crashInside,
  refunds,
  twoGateways,
  deadGateway,
  model,
  lockedDatabase,
  fullDisk,
  mixedLoad,
  gracefulStop,
]
