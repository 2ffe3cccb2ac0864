// npm test: the checks of npm run check, then the long tests, which wait, beside the browser tests, which compute.
import { ensureBuilt } from './lib/build.ts'
import { BROWSER_STEP, LONG_TEST_STEP, SHORT_TEST_STEP, STATIC_STEPS } from './lib/check-steps.ts'
import { findProgram, findTestBrowser } from './lib/debian.ts'
import { loadAverage } from './lib/load-average.ts'
import { forgetReports, printSlowest } from './lib/slowest.ts'
import { runSteps } from './lib/steps.ts'

const CHROMIUM = findTestBrowser()
findProgram('postgres')
findProgram('mariadb')
console.log(`Load average at the start: ${loadAverage()}`)
const begun = performance.now()
forgetReports()
ensureBuilt()
await runSteps(STATIC_STEPS, [SHORT_TEST_STEP])
await runSteps([LONG_TEST_STEP], [{ ...BROWSER_STEP, env: { CHROMIUM } }])
printSlowest({ vitest: ['short', 'long'], browser: 'browser' })
const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
console.log(`All tests passed in ${minutes} minutes, load average at the end: ${loadAverage()}`)
