// The game servers of a fresh site, with the simulators that the sandbox starts for a configuration.
import { demoSettings } from '#content/settings/index.ts'
import type { Config } from '#server/config/config.ts'
import { createServers } from '#server/network/servers/servers.service.ts'

const ADDRESS = { host: '127.0.0.1', port: 1 }
const file = (path: string) => ({ kind: 'sqlite', path }) as const

export function simulatedServers(config: Config) {
  const { simulates, hasRealMoney, namesPing, namesBoards, serverVariables } = config
  const hasConsole = simulates && !hasRealMoney && serverVariables.first.rconHost === null
  return createServers({
    settings: { saved: () => demoSettings },
    variables: serverVariables,
    secrets: { current: () => new Map() },
    simulated: {
      rcon: hasConsole ? { ...ADDRESS, password: 'x' } : null,
      ping: simulates && !namesPing ? ADDRESS : null,
      boards: simulates && !namesBoards ? { survival: file('a.db'), skyblock: file('b.db') } : {},
    },
  }).current()
}
