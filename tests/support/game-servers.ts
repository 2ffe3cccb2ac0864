// Game servers for tests, as the registry gives them. Their address is their id.

import { readConfig } from '#server/config/config.ts'
import type { GameServer, RconAccess } from '#server/network/servers/game-server.ts'
import { createServers, type Servers } from '#server/network/servers/servers.service.ts'

type Saved = {
  id: string
  name?: string
  rcon?: boolean
  bedrockPrefix?: string
  failureTexts?: string[]
}

export const ONE_SERVER: readonly Saved[] = [{ id: 'survival' }]
export const THREE_SERVERS: readonly Saved[] = [{ id: 'survival' }, { id: 'skyblock' }, { id: 'creative' }]

/** `save` replaces them, as the console does. `access` is used instead of the id as address. */
export function gameServers(list: readonly Saved[] = ONE_SERVER, access?: Omit<RconAccess, 'password'>) {
  const toSaved = (servers: readonly Saved[]) => ({
    network: { ping: null, bedrock_ping: null },
    list: servers.map(({ id, name = nameOf(id), rcon = true, bedrockPrefix = '.', failureTexts = [] }) => ({
      id,
      name,
      ping: null,
      boards: null,
      rcon: rcon ? (access ?? { host: id, port: 25_575 }) : null,
      bedrock_prefix: bedrockPrefix,
      failure_texts: failureTexts,
      reply_seconds: 8,
    })),
  })
  let saved = toSaved(list)
  const registry: Servers = createServers({
    settings: { saved: () => ({ servers: saved }) },
    variables: readConfig({}).serverVariables,
    secrets: { current: () => PASSWORDS },
    simulated: { rcon: null, ping: null, boards: {} },
  })
  return Object.assign(registry, {
    save(next: readonly Saved[]) {
      saved = toSaved(next)
    },
  })
}

export const TEST_RCON_PASSWORD = 'rcon'

/** Every server has the same password. */
const PASSWORDS = new (class extends Map<string, string> {
  override get(): string {
    return TEST_RCON_PASSWORD
  }
})()

function nameOf(id: string): string {
  return id.slice(0, 1).toUpperCase() + id.slice(1)
}

/** A server that has nothing but boards. */
export function boardServer(id: string, boards: GameServer['boards']): GameServer {
  return {
    id,
    name: id,
    bedrockPrefix: '.',
    failureTexts: [],
    rcon: null,
    rconLacks: 'address',
    ping: null,
    boards,
  }
}
