import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { fullDisk } from './full-disk.ts'
import { lockedDatabase } from './locked-database.ts'

vi.setConfig({ testTimeout: 180_000 })

test('a locked, read-only or failing database', () => expectAllOk(lockedDatabase))

test('a full disk', () => expectAllOk(fullDisk))
