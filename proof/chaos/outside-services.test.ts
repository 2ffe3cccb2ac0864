import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { gatewayFaults } from './gateway-faults.ts'
import { outage } from './outage.ts'
import { reconciliation } from './reconciliation.ts'
import { slowConsole } from './slow-console.ts'

vi.setConfig({ testTimeout: 180_000 })

test('an outage of the game server only delays deliveries', () => expectAllOk(outage))

test('gateway faults answer the buyer and lose no order', () => expectAllOk(gatewayFaults))

test('a faulty console leaves each delivery in the right state', () => expectAllOk(slowConsole))

test('payments during downtime are found without their callbacks', () => expectAllOk(reconciliation))
