// npm --prefix proof run chaos: kills, faults and mixed load. Options: --only 'refunds,full disk' --quick --untimed --history FOLDER
import { parseArgs } from 'node:util'
import { CHAOS_TESTS } from './chaos/index.ts'
import { RUN_OPTIONS, runTests } from './chaos/run-tests.ts'

const { values: given } = parseArgs({ options: RUN_OPTIONS })

await runTests({ script: import.meta.filename, tests: CHAOS_TESTS, given })
