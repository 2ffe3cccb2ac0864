// npm run check: the quick gate before every commit.
import { ensureBuilt } from './kit/build.ts'
import { CHECK_STEPS } from './kit/check-steps.ts'
import { runSteps } from './kit/steps.ts'

ensureBuilt()
await runSteps(CHECK_STEPS)
