// npm run unit: the tests that need no database server, no browser and no build.
import { UNIT_STEP } from './lib/check-steps.ts'
import { runSteps } from './lib/steps.ts'

await runSteps([UNIT_STEP])
