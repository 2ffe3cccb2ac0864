// All chaos tests, longest first.
import { abuse } from './abuse.ts'
import { amounts } from './amounts.ts'
import { bruteForce } from './brute-force.ts'
import type { ChaosTest } from './chaos-test.ts'
import { commands } from './commands.ts'
import { concurrency } from './concurrency.ts'
import { crash, crashInside } from './crash.ts'
import { deadSources } from './dead-sources.ts'
import { duplicates } from './duplicates.ts'
import { enumeration } from './enumeration.ts'
import { forged } from './forged.ts'
import { fullDisk } from './full-disk.ts'
import { gatewayFaults } from './gateway-faults.ts'
import { gracefulStop } from './graceful-stop.ts'
import { imageBombs } from './image-bombs.ts'
import { lastCoupon } from './last-coupon.ts'
import { lockedDatabase } from './locked-database.ts'
import { loginCost } from './login-cost.ts'
import { mixedLoad } from './mixed-load.ts'
import { model } from './model.ts'
import { failingNotices } from './notices.ts'
import { outage } from './outage.ts'
import { reconciliation } from './reconciliation.ts'
import { refunds } from './refunds.ts'
import { reordered } from './reordered.ts'
import { settingsCrash } from './settings-crash.ts'
import { slowConsole } from './slow-console.ts'
import { speed } from './speed.ts'
import { threeServers } from './three-servers.ts'
import { votes } from './votes.ts'

export const CHAOS_TESTS: readonly ChaosTest[] = [
  threeServers,
  failingNotices,
  crash,
  crashInside,
  settingsCrash,
  refunds,
  votes,
  lastCoupon,
  gatewayFaults,
  reconciliation,
  model,
  duplicates,
  reordered,
  commands,
  enumeration,
  abuse,
  forged,
  amounts,
  concurrency,
  lockedDatabase,
  fullDisk,
  imageBombs,
  slowConsole,
  outage,
  bruteForce,
  loginCost,
  speed,
]

/** Whole-site measurements under mixed traffic: `npm run load`. */
export const LOAD_TESTS: readonly ChaosTest[] = [mixedLoad, gracefulStop, deadSources]
