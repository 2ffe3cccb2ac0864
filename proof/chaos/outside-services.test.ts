import { test, vi } from 'vitest'
import { deadGateway } from './dead-gateway.ts'
import { expectAllOk } from './expect-ok.ts'
import { outage } from './outage.ts'
import { reconciliation } from './reconciliation.ts'

vi.setConfig({ testTimeout: 180_000 })

test('an outage of the game server only delays deliveries', () => expectAllOk(outage))

test('payments during downtime are found without their callbacks', () => expectAllOk(reconciliation))

test('checkouts go on at the other gateway when one is dead from the start of the site', () =>
  expectAllOk(deadGateway))
