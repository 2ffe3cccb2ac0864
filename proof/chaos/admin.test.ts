import { test, vi } from 'vitest'
import { bruteForce } from './brute-force.ts'
import { concurrency } from './concurrency.ts'
import { expectAllOk } from './expect-ok.ts'
import { fullDisk } from './full-disk.ts'
import { imageBombs } from './image-bombs.ts'
import { lockedDatabase } from './locked-database.ts'
import { loginCost } from './login-cost.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T12: concurrent edits, toggles, deletes and resends', () => expectAllOk(concurrency))

test('T16: a locked, read-only or failing database', () => expectAllOk(lockedDatabase))

test('T17: a full disk', () => expectAllOk(fullDisk))

test('T18: image bombs, truncated and disguised images', () => expectAllOk(imageBombs))

test('T31: password guessing', () => expectAllOk(bruteForce))

test('G21: fifty simultaneous logins', () => expectAllOk(loginCost))
