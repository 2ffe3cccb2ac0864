// By night: coupons.db.test.ts and votes.db.test.ts hold the same rules without kills.
import { test, vi } from 'vitest'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'
import { lastCoupon } from './last-coupon.ts'
import { votes } from './votes.ts'

vi.setConfig({ testTimeout: 180_000 })

test('of many buyers with the last coupon one has it', MORE_RUNS, () => expectAllOk(lastCoupon))

test('votes count once, hostile connections count nothing, also in a kill', MORE_RUNS, () =>
  expectAllOk(votes),
)
