import { test, vi } from 'vitest'
import { amounts } from './amounts.ts'
import { duplicates } from './duplicates.ts'
import { expectAllOk } from './expect-ok.ts'
import { forged } from './forged.ts'
import { reordered } from './reordered.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T06, T08: repeated callbacks execute once', () => expectAllOk(duplicates))

test('T07: notifications in any order end in the same state', () => expectAllOk(reordered))

test('T09: forged callbacks change nothing', () => expectAllOk(forged))

test('T10: mismatched amounts are flagged and not delivered', () => expectAllOk(amounts))
