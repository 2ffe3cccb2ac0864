import { test, vi } from 'vitest'
import { abuse } from './abuse.ts'
import { commands } from './commands.ts'
import { enumeration } from './enumeration.ts'
import { expectAllOk } from './expect-ok.ts'
import { model } from './model.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T05: random stories, told by the services and by a model, agree', () => expectAllOk(model))

test('T23: the game sees the commands that were meant, or nothing', () => expectAllOk(commands))

test('T25: the shop decides on price, limits and checks', () => expectAllOk(abuse))

test('T33: payments cannot be guessed', () => expectAllOk(enumeration))
