import { test, vi } from 'vitest'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'
import { lastCoupon } from './last-coupon.ts'
import { model } from './model.ts'
import { refunds } from './refunds.ts'
import { votes } from './votes.ts'

vi.setConfig({ testTimeout: 180_000 })

test('services and model agree on random sequences', MORE_RUNS, () => expectAllOk(model))

test('of many buyers with the last coupon one has it', MORE_RUNS, () => expectAllOk(lastCoupon))

test('refunds and corrected names happen once, also in a kill', MORE_RUNS, () => expectAllOk(refunds))

test('votes count once, hostile connections count nothing, also in a kill', MORE_RUNS, () =>
  expectAllOk(votes),
)
