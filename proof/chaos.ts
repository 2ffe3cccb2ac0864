// npm run chaos: kills, faults, forgeries and floods against the store. Options: --only T03,G07 --quick --history FOLDER
import { parseArgs } from 'node:util'
import { FIRE_TESTS } from '#proof/chaos/index.ts'
import { FIRE_OPTIONS, runFireTests } from '#proof/chaos/run-tests.ts'

const { values: given } = parseArgs({ options: FIRE_OPTIONS })

await runFireTests({ script: import.meta.filename, tests: FIRE_TESTS, given })
