// The game servers as they are right now: a change in the console or of a secret is visible at once.
import { playerKeys } from '#contract/network/player-key.ts'
import { storedUsername } from '#contract/network/username.ts'
import type { GameServer as SavedServer, Servers as SavedServers } from '#contract/settings/servers.schema.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { deriveAll } from '#server/platform/kernel/derive.ts'
import type { BoardsAddress, GameServer, GameServers, RconAccess } from './game-server.ts'
import {
  type FindPassword,
  listPasswords,
  passwordAddresses,
  resolveServer,
  resolveServers,
} from './resolve-servers.ts'
import type { ServerVariables } from './server-variables.ts'

/** Simulators that are running; each is used while nothing real is configured in its place. */
export type Simulated = {
  /** Null with real payments: a real order never reaches a simulator. */
  rcon: RconAccess | null
  ping: Address | null
  /** By the id of the server. */
  boards: Readonly<Record<string, BoardsAddress>>
}

type Deps = {
  settings: { saved(): { readonly servers: SavedServers } }
  variables: ServerVariables
  secrets: {
    /** By name; another object after each change. */
    current(): ReadonlyMap<string, string>
    /** Changes with `current`. */
    addresses?(): ReadonlyMap<string, string>
  }
  simulated: Simulated
}

const NOT_MOVED: ReadonlyMap<string, string> = new Map()

/** A name as it is stored: as on the servers of the network, so that `playerKey` is the same for one player. */
export function toStoredName(username: string, servers: Pick<Servers, 'current'>): string {
  return storedUsername(username, listPrefixes(servers))
}

/** The keys of the rows that are this player's, see `playerKeys`. */
export function keysOfPlayer(username: string, servers: Pick<Servers, 'current'>): string[] {
  return playerKeys(toStoredName(username, servers), listPrefixes(servers))
}

export function listPrefixes(servers: { current(): Pick<GameServers, 'list'> }): string[] {
  return servers.current().list.map(({ bedrockPrefix }) => bedrockPrefix)
}

export type Servers = ReturnType<typeof createServers>

export function createServers({ settings, variables, secrets, simulated }: Deps) {
  const owned = () => secrets.addresses?.() ?? NOT_MOVED

  /** A password of the environment stays with its address: for another one, the password is entered in the console. */
  function findGiven(saved: SavedServers): FindPassword {
    const given = new Map(listPasswords(saved, variables).map((password) => [password.name, password]))
    return (name, address, isGiven) => {
      const { variable = '', value = null } = given.get(name) ?? {}
      const own = owned().get(variable)
      return isGiven || own === undefined || own.split(' ').includes(address) ? value : null
    }
  }

  const current = deriveAll(
    () => [settings.saved().servers, secrets.current()],
    (saved, stored): GameServers => {
      const find = findGiven(saved)
      const findPassword: FindPassword = (name, ...address) =>
        find(name, ...address) ?? stored.get(name) ?? null
      return withSimulators(resolveServers(saved, variables, findPassword), simulated)
    },
  )

  /**
   * A server as it would be with these values saved, with passwords that were typed for it. A stored or configured
   * password is used only with the address that it was given for: a draft must not send it elsewhere.
   */
  function resolveDraft(draft: SavedServer, typed: ReadonlyMap<string, string>): GameServer {
    const saved = settings.saved().servers
    const addresses = passwordAddresses(saved, variables)
    const find = findGiven(saved)
    const findPassword: FindPassword = (name, address, isGiven) => {
      const isKnown = addresses.get(name) === address
      const known = isKnown ? (find(name, address, isGiven) ?? secrets.current().get(name)) : null
      return typed.get(name) ?? known ?? null
    }
    const isFirst = saved.list[0]?.id === draft.id
    return resolveServer(draft, { variables, findPassword, isFirst }).server
  }

  return {
    current,
    resolveDraft,
    /** The id of the server that is the default of commands. */
    first: (): string => settings.saved().servers.list[0]?.id ?? '',
    secrets() {
      const saved = settings.saved().servers
      const find = findGiven(saved)
      const given = new Map<string, string | null>()
      resolveServers(saved, variables, (name, ...address) => {
        given.set(name, find(name, ...address))
        return null
      })
      return listPasswords(saved, variables).map(({ value, ...secret }) => {
        const isGiven = given.has(secret.name) ? given.get(secret.name) !== null : value !== null
        return { ...secret, isGiven }
      })
    },
    /** Null stands for the first server. Undefined when there is none with this id. */
    find(id: string | null): GameServer | undefined {
      const { list } = current()
      return id === null ? list[0] : list.find((server) => server.id === id)
    },
  }
}

function withSimulators(servers: GameServers, { rcon, ping, boards }: Simulated): GameServers {
  const { network, list } = servers
  const isPinged = network.ping || network.bedrockPing || list.some((server) => server.ping)
  const simulated = {
    rcon: rcon !== null && list.every(({ rconLacks }) => rconLacks === 'address'),
    ping: ping !== null && !isPinged,
    boards: Object.keys(boards).length > 0 && list.every((server) => server.boards === null),
  }
  return {
    ...servers,
    simulated,
    network: simulated.ping ? { ...network, ping } : network,
    list: list.map((server) => ({
      ...server,
      ...(simulated.rcon && { rcon, rconLacks: null }),
      ...(simulated.boards && { boards: boards[server.id] ?? null }),
    })),
  }
}
