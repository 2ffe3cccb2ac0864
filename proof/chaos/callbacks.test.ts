import { test, vi } from 'vitest'
import { deadGateway } from './dead-gateway.ts'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'
import { twoGateways } from './two-gateways.ts'

vi.setConfig({ testTimeout: 300_000 })

test(
  'payments of one gateway or two are delivered once, through kills, lost answers and forged callbacks',
  MORE_RUNS,
  () => expectAllOk(twoGateways),
)

test('checkouts go on at the other gateway when one is dead from the start of the site', MORE_RUNS, () =>
  expectAllOk(deadGateway),
)
