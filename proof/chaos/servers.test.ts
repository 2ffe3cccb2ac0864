import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { settingsCrash } from './settings-crash.ts'
import { threeServers } from './three-servers.ts'

vi.setConfig({ testTimeout: 400_000 })

test('three failing game servers lose, repeat and delay nothing of each other', () =>
  expectAllOk(threeServers))

test('a kill during a save leaves the old or the new settings', () => expectAllOk(settingsCrash))
