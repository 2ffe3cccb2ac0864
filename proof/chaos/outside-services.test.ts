import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { reconciliation } from './reconciliation.ts'

vi.setConfig({ testTimeout: 180_000 })

test('payments during downtime are found without their callbacks', () => expectAllOk(reconciliation))
