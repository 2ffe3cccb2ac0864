import { test, vi } from 'vitest'
import { bruteForce } from './brute-force.ts'
import { concurrency } from './concurrency.ts'
import { expectAllOk } from './expect-ok.ts'
import { fullDisk } from './full-disk.ts'
import { imageBombs } from './image-bombs.ts'
import { lockedDatabase } from './locked-database.ts'
import { loginCost } from './login-cost.ts'

vi.setConfig({ testTimeout: 180_000 })

test('T12: many hands on one thing at once', () => expectAllOk(concurrency))

test('T16: a database that cannot be written to', () => expectAllOk(lockedDatabase))

test('T17: a full disk', () => expectAllOk(fullDisk))

test('T18: pictures that are bombs, halves, or something else', () => expectAllOk(imageBombs))

test('T31: guessing at the door', () => expectAllOk(bruteForce))

test('G21: fifty logins at once', () => expectAllOk(loginCost))
