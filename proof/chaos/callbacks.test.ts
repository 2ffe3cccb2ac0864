import { test, vi } from 'vitest'
import { duplicates } from './duplicates.ts'
import { expectAllOk, MORE_RUNS } from './expect-ok.ts'
import { reordered } from './reordered.ts'

vi.setConfig({ testTimeout: 180_000 })

test('repeated callbacks execute once', MORE_RUNS, () => expectAllOk(duplicates))

test('notifications in any order end in the same state', MORE_RUNS, () => expectAllOk(reordered))
