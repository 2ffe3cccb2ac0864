// npm run soak: minutes of mixed load, and what grows meanwhile. Options: --minutes 8 --rate PER_SECOND --quick --history FOLDER
import { parseArgs } from 'node:util'
import { FIRE_OPTIONS, runFireTests } from '#proof/chaos/run-tests.ts'
import { createSoak } from '#proof/chaos/soak.ts'

const { values: given } = parseArgs({
  options: { ...FIRE_OPTIONS, minutes: { type: 'string' }, rate: { type: 'string' } },
})
const toNumber = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const soak = createSoak({ minutes: toNumber(given.minutes), perSecond: toNumber(given.rate) })

await runFireTests({ script: import.meta.filename, tests: [soak], given })
