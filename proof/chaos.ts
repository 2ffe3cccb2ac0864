// npm --prefix proof run chaos: kills, faults and mixed load. Options: --only 'refunds,full disk' --quick --untimed --history FOLDER
import { parseArgs } from 'node:util'
import { crash, crashInside } from './chaos/crash.ts'
import { crashStoring } from './chaos/crash-storing.ts'
import { failingDatabase } from './chaos/failing-database.ts'
import { fullDisk } from './chaos/full-disk.ts'
import { mixedLoad } from './chaos/mixed-load.ts'
import { model } from './chaos/model.ts'
import { failingNotices } from './chaos/notices.ts'
import { refunds } from './chaos/refunds.ts'
import { RUN_OPTIONS, runTests } from './chaos/run-tests.ts'
import { threeServers } from './chaos/three-servers.ts'
import { twoGateways } from './chaos/two-gateways.ts'

/** Longest first. */
const TESTS = [
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

const { values: given } = parseArgs({ options: RUN_OPTIONS })

await runTests({ script: import.meta.filename, tests: TESTS, given })
