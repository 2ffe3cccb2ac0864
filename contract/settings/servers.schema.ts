// Game servers. Passwords are secrets, not settings: see secrets.schema.ts.
import * as z from 'zod'
import { FAILURE_TEXT_MAX_LENGTH, FAILURE_TEXTS_MAX, isFailureText } from './failure-text.ts'
import { Address, checkUniqueIds, Host, Id, line, Port } from './fields.schema.ts'

export const SERVERS_MAX = 16
/** Stands for all servers together in the status calls. */
export const NETWORK_ID = 'network'

const Certificate = z
  .string()
  .trim()
  .max(20_000)
  .regex(/^-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=-]+-----END CERTIFICATE-----$/, 'not_a_certificate')

/** The tables of ajLeaderboards. */
export const BoardsDatabase = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mysql'),
    host: Host,
    port: Port,
    database: line(64),
    user: line(64),
    prefix: z.string().regex(/^\w{0,32}$/, 'not_a_prefix'),
    /** Null: not encrypted. Without a certificate of its own authority the host must be named in a publicly trusted one. */
    tls: z.object({ ca: Certificate.nullable() }).nullable().default(null),
  }),
  z.object({ kind: z.literal('sqlite'), path: line(500) }),
])
export type BoardsDatabase = z.infer<typeof BoardsDatabase>

const REPLY_SECONDS = { min: 2, max: 30, default: 8 }

const FailureText = line(FAILURE_TEXT_MAX_LENGTH).refine(isFailureText, 'failure_text_short')

export const GameServer = z.object({
  id: Id.refine((id) => id !== NETWORK_ID, 'id_reserved'),
  name: line(32),
  /** Server List Ping; without it the server has the status of the network. */
  ping: Address.nullable(),
  /** Without it commands for this server wait. */
  rcon: Address.nullable(),
  boards: BoardsDatabase.nullable(),
  /** The prefix that Floodgate puts before the names of Bedrock players. */
  bedrock_prefix: z.string().regex(/^[A-Za-z0-9_.-]{0,8}$/, 'not_a_prefix'),
  /** Parts of replies that mean that a command failed, besides the known ones. A star stands for a name or a number. */
  failure_texts: z.array(FailureText).max(FAILURE_TEXTS_MAX).default([]),
  /** RCON: how long a command may take to reply. Half of a worker's lease at most. */
  reply_seconds: z.int().min(REPLY_SECONDS.min).max(REPLY_SECONDS.max).default(REPLY_SECONDS.default),
})
export type GameServer = z.infer<typeof GameServer>

export const Servers = z.object({
  /** Addresses of the whole network; without one its status is the sum of the servers. */
  network: z.object({ ping: Address.nullable(), bedrock_ping: Address.nullable() }),
  /** The first is the default of commands. */
  list: z.array(GameServer).min(1).max(SERVERS_MAX).superRefine(checkUniqueIds),
})
export type Servers = z.infer<typeof Servers>
