import { test, vi } from 'vitest'
import { abuse } from './abuse.ts'
import { commands } from './commands.ts'
import { enumeration } from './enumeration.ts'
import { expectAllOk } from './expect-ok.ts'
import { lastCoupon } from './last-coupon.ts'
import { model } from './model.ts'
import { refunds } from './refunds.ts'
import { votes } from './votes.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T05: services and model agree on random sequences', () => expectAllOk(model))

test('T23: the game receives the expected command or nothing', () => expectAllOk(commands))

test('T25: the server decides on price, limits and checks', () => expectAllOk(abuse))

test('T45: of many buyers with the last coupon one has it', () => expectAllOk(lastCoupon))

test('T46: refunds and corrected names happen once, also in a kill', () => expectAllOk(refunds))

test('T47: votes count once, hostile connections count nothing, also in a kill', () => expectAllOk(votes))

test('T33: payment references cannot be guessed', () => expectAllOk(enumeration))
