import { test, vi } from 'vitest'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'
import { twoGateways } from './two-gateways.ts'

vi.setConfig({ testTimeout: 300_000 })

test(
  'payments of one gateway or two are delivered once, through kills, lost answers and forged callbacks',
  MORE_RUNS,
  () => expectAllOk(twoGateways),
)
