// Every fire test, the longest first.
import { abuse } from './abuse.ts'
import { amounts } from './amounts.ts'
import { commands } from './commands.ts'
import { crash, crashInside } from './crash.ts'
import { duplicates } from './duplicates.ts'
import { enumeration } from './enumeration.ts'
import type { FireTest } from './fire.ts'
import { forged } from './forged.ts'
import { gatewayFaults } from './gateway-faults.ts'
import { model } from './model.ts'
import { outage } from './outage.ts'
import { reconciliation } from './reconciliation.ts'
import { reordered } from './reordered.ts'
import { slowConsole } from './slow-console.ts'
import { speed } from './speed.ts'

export const FIRE_TESTS: readonly FireTest[] = [
  crash,
  crashInside,
  gatewayFaults,
  reconciliation,
  model,
  duplicates,
  reordered,
  commands,
  enumeration,
  abuse,
  forged,
  amounts,
  slowConsole,
  outage,
  speed,
]
