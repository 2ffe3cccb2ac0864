import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { threeServers } from './three-servers.ts'

vi.setConfig({ testTimeout: 400_000 })

test('three failing game servers lose, repeat and delay nothing of each other', () =>
  expectAllOk(threeServers))
