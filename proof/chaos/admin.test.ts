import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { failingDatabase } from './failing-database.ts'
import { fullDisk } from './full-disk.ts'

vi.setConfig({ testTimeout: 180_000 })

test('a read-only or failing database', () => expectAllOk(failingDatabase))

test('a full disk', () => expectAllOk(fullDisk))
