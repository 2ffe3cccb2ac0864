// npm run load: mixed load, SIGTERM under load, dead outside services. Options: --only T01,T38 --quick --history FOLDER
import { parseArgs } from 'node:util'
import { LOAD_TESTS } from '#proof/chaos/index.ts'
import { RUN_OPTIONS, runTests } from '#proof/chaos/run-tests.ts'

const { values: given } = parseArgs({ options: RUN_OPTIONS })

await runTests({ script: import.meta.filename, tests: LOAD_TESTS, given })
