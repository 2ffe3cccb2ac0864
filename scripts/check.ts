// npm run check: what has to pass before every commit.
import { ensureBuilt } from './lib/build.ts'
import { CHECK_TEST_STEP, STATIC_STEPS } from './lib/check-steps.ts'
import { forgetReports, printSlowest } from './lib/slowest.ts'
import { runSteps } from './lib/steps.ts'

forgetReports()
ensureBuilt()
await runSteps(STATIC_STEPS, [CHECK_TEST_STEP])
printSlowest({ vitest: ['short'] })
