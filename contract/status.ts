// Whether the game servers are up, and who is on them.
import { endpoint } from './endpoint.ts'

export const STATUS_POLL_MS = 60_000

/** The home page asks for the network as a whole. */
export const SERVER_IDS = ['network', 'survival', 'skyblock', 'creative'] as const
export type ServerId = (typeof SERVER_IDS)[number]

export const SERVER_ALIASES = { tycoon: 'skyblock' } as const satisfies Record<string, ServerId>

export type ServerStatus = {
  online: boolean
  players: { online: number; max: number }
  /** Free text that the game server chose: show it as text only. */
  version: string
}

export const DEFAULT_SERVER_STATUS: Readonly<ServerStatus> = {
  online: false,
  players: { online: 0, max: 0 },
  version: '',
}

export const statusApi = {
  getStatus: endpoint<ServerStatus, { params: { id: ServerId } }>('GET', '/api/server-status/:id'),
}

/** Null for a server that we do not have. */
export function toServerId(text: string): ServerId | null {
  if (Object.hasOwn(SERVER_ALIASES, text)) return SERVER_ALIASES[text as keyof typeof SERVER_ALIASES]
  return SERVER_IDS.find((id) => id === text) ?? null
}

/** A look that failed says offline and leaves the rest as it was. */
export function toOffline(status: ServerStatus): ServerStatus {
  return { ...status, online: false }
}
