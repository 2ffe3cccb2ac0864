import { test, vi } from 'vitest'
import { expectAllOk } from './expect-ok.ts'
import { settingsCrash } from './settings-crash.ts'
import { threeServers } from './three-servers.ts'

vi.setConfig({ testTimeout: 400_000 })

test('T42: three failing game servers lose, repeat and delay nothing of each other', () =>
  expectAllOk(threeServers))

test('T43: a kill during a save leaves the old or the new settings', () => expectAllOk(settingsCrash))
