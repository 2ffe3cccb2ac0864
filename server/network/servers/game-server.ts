// A game server as the site reaches it: what the owner saved, the environment and the secrets together.
import type { Address } from '#server/platform/kernel/address.ts'

export type MysqlAddress = {
  kind: 'mysql'
  host: string
  port: number
  user: string
  password: string
  database: string
  prefix: string
  tls: { ca: string | null } | null
}
export type BoardsAddress = MysqlAddress | { kind: 'sqlite'; path: string }

export type RconAccess = Address & {
  readonly password: string
  /** For one command and its whole reply; later its outcome is unknown. */
  readonly commandTimeoutMs?: number
}

export type GameServer = {
  readonly id: string
  readonly name: string
  /** The prefix that its Floodgate puts before the names of Bedrock players. */
  readonly bedrockPrefix: string
  /** Null: its commands wait. */
  readonly rcon: RconAccess | null
  /** The missing setting while `rcon` is null. */
  readonly rconLacks: 'address' | 'password' | null
  /** Replies that mean failure, in addition to the known ones. */
  readonly failureTexts: readonly string[]
  /** Null: it has no status of its own. */
  readonly ping: Address | null
  readonly boards: BoardsAddress | null
}

export type GameServers = {
  readonly network: { readonly ping: Address | null; readonly bedrockPing: Address | null }
  /** At least one; the first is the default of commands. */
  readonly list: readonly GameServer[]
  /** The connections that a simulator replaces, because nothing real is configured. */
  readonly simulated: { readonly rcon: boolean; readonly ping: boolean; readonly boards: boolean }
  /** Fields of the settings that a variable sets: path to variable. */
  readonly environment: Readonly<Record<string, string>>
}
