// Short form of `npm --prefix proof run chaos`: fewer rounds, without timed rows.
import { test, vi } from 'vitest'
import { crash, crashInside } from './crash.ts'
import { crashStoring } from './crash-storing.ts'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'

vi.setConfig({ testTimeout: 300_000 })

test('a kill after a callback loses and repeats nothing', MORE_RUNS, () => expectAllOk(crash))

test('a kill during the command ends as unknown', MORE_RUNS, () => expectAllOk(crashInside))

test('a kill while votes, coupons and settings are stored leaves each whole', MORE_RUNS, () =>
  expectAllOk(crashStoring),
)
