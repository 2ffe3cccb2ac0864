// The short form of `npm run chaos`: the same programs with fewer rounds, and without their timed rows.
import { test, vi } from 'vitest'
import { crash, crashInside } from './crash.ts'
import { expectAllOk } from './expect-ok.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T03: killed after a callback, nothing is lost and nothing comes twice', () => expectAllOk(crash))

test('T04: killed while the game has the command, it is unknown and nothing else', () =>
  expectAllOk(crashInside))
