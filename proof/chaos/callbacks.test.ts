import { test, vi } from 'vitest'
import { amounts } from './amounts.ts'
import { duplicates } from './duplicates.ts'
import { expectAllOk } from './expect-ok.ts'
import { forged } from './forged.ts'
import { reordered } from './reordered.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T06, T08: the same callback four times at once, again later, after a restart and after a month', () =>
  expectAllOk(duplicates))

test('T07: news in any order ends in the same state', () => expectAllOk(reordered))

test('T09: forged callbacks change nothing', () => expectAllOk(forged))

test('T10: amounts that do not fit wait for a person', () => expectAllOk(amounts))
