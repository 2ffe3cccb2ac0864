// npm --prefix proof run soak: minutes of mixed load; growth of memory and handles. Options: --minutes 8 --rate PER_SECOND --quick --untimed --history FOLDER
import { parseArgs } from 'node:util'
import { RUN_OPTIONS, runTests } from './chaos/run-tests.ts'
import { createSoak } from './chaos/soak.ts'

const { values: given } = parseArgs({
  options: { ...RUN_OPTIONS, minutes: { type: 'string' }, rate: { type: 'string' } },
})
const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const soak = createSoak({ minutes: toNumber(given.minutes), perSecond: toNumber(given.rate) })

await runTests({ script: import.meta.filename, tests: [soak], given })
