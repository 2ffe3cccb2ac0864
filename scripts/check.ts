// npm run check: what has to pass before every commit.
import { ensureBuilt } from './lib/build.ts'
import { CHECK_STEPS } from './lib/check-steps.ts'
import { runSteps } from './lib/steps.ts'

ensureBuilt()
await runSteps(CHECK_STEPS)
