// npm run chaos: kills, faults, forged callbacks and floods. Options: --only T03,G07 --quick --history FOLDER
import { parseArgs } from 'node:util'
import { CHAOS_TESTS } from '#proof/chaos/index.ts'
import { RUN_OPTIONS, runTests } from '#proof/chaos/run-tests.ts'

const { values: given } = parseArgs({ options: RUN_OPTIONS })

await runTests({ script: import.meta.filename, tests: CHAOS_TESTS, given })
