export const STATUS_POLL_MS = 60_000

/** Other words for a server or a mode. */
export const SERVER_ALIASES: Readonly<Record<string, string>> = { tycoon: 'skyblock' }

/** Before the first successful ping. */
export const DEFAULT_SERVER_STATUS = {
  online: false,
  players: { online: 0, max: 0 },
  version: '',
}

/** After a failed ping the last known figures stay. */
export function toOffline<Status extends { online: boolean }>(status: Status): Status {
  return { ...status, online: false }
}
