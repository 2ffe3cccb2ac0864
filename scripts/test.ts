// npm test: the checks of npm run check, the long tests, then the browser tests.
import { PROXY_PROGRAMS, whyNoMachine } from '#tests/operate/machine.ts'
import { ensureBuilt } from './lib/build.ts'
import { CHECK_STEPS, LONG_TEST_STEP } from './lib/check-steps.ts'
import { findProgram, findTestBrowser } from './lib/debian.ts'
import { runSteps } from './lib/steps.ts'

const CHROMIUM = findTestBrowser()
findProgram('postgres')
findProgram('mariadb')
ensureBuilt()
const [noUnits, noProxies] = [whyNoMachine(), whyNoMachine(PROXY_PROGRAMS)]
if (noUnits) console.log(`Units and proxies are not tested under a real systemd: ${noUnits}.`)
else if (noProxies) console.log(`nginx.conf and Caddyfile are not tested: ${noProxies}.`)
await runSteps([
  ...CHECK_STEPS,
  LONG_TEST_STEP,
  {
    name: 'Browser tests',
    args: ['node_modules/@playwright/test/cli.js', 'test'],
    env: { CHROMIUM },
    loud: true,
  },
])
