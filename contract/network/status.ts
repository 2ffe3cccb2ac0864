export const STATUS_POLL_MS = 60_000

export const SERVER_ALIASES: Readonly<Record<string, string>> = { tycoon: 'skyblock' }

export const DEFAULT_SERVER_STATUS = {
  online: false,
  players: { online: 0, max: 0 },
  version: '',
}

type Status = { online: boolean; players: { online: number; hidden?: true | undefined } }

/** How many play; null while it is not known. */
export function countPlayers(status: Status | null): number | null {
  return status?.online && !status.players.hidden ? status.players.online : null
}

export function toOffline<Status extends { online: boolean }>(status: Status): Status {
  return { ...status, online: false }
}
