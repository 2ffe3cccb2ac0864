import { test, vi } from 'vitest'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'
import { model } from './model.ts'
import { refunds } from './refunds.ts'

vi.setConfig({ testTimeout: 180_000 })

test('services and model agree on random sequences', MORE_RUNS, () => expectAllOk(model))

test('refunds and corrected names happen once, also in a kill', MORE_RUNS, () => expectAllOk(refunds))
