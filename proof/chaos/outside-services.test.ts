import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { gatewayFaults } from './gateway-faults.ts'
import { outage } from './outage.ts'
import { reconciliation } from './reconciliation.ts'
import { slowConsole } from './slow-console.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T11: an outage of the game server delays, and nothing else', () => expectAllOk(outage))

test('T13: whatever the gateway answers, buyers are told and nothing is forgotten', () =>
  expectAllOk(gatewayFaults))

test('T14: a console that misbehaves ends as the table says', () => expectAllOk(slowConsole))

test('T37: paid while the site was off, with every callback lost', () => expectAllOk(reconciliation))
