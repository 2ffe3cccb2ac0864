// npm run test:night: what takes too long for npm test and changes rarely.
import { ENGINE_PROGRAMS } from '#tests/engines/engines.ts'
import { PROXY_PROGRAMS, whyNoMachine } from '#tests/operate/machine.ts'
import { ensureBuilt } from './lib/build.ts'
import { NIGHT_STEPS } from './lib/check-steps.ts'
import { findProgram, findTestBrowser, installMissing } from './lib/debian.ts'
import { forgetReports, printSlowest } from './lib/slowest.ts'
import { runSteps } from './lib/steps.ts'

findTestBrowser()
findProgram('postgres')
findProgram('mariadb')
installMissing(
  'nspawn',
  'nginx',
  'caddy',
  'promtool',
  'java',
  'libreoffice',
  ...Object.values(ENGINE_PROGRAMS).flat(),
)
forgetReports()
ensureBuilt()
const [noUnits, noProxies] = [whyNoMachine(), whyNoMachine(PROXY_PROGRAMS)]
if (noUnits) console.log(`Units and proxies are not tested under a real systemd: ${noUnits}.`)
else if (noProxies) console.log(`nginx.conf and Caddyfile are not tested: ${noProxies}.`)
await runSteps(NIGHT_STEPS)
printSlowest({ vitest: ['night'] })
