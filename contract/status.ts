export const STATUS_POLL_MS = 60_000

/** `network` is all servers together, shown on the home page. */
export const SERVER_IDS = ['network', 'survival', 'skyblock', 'creative'] as const
export type ServerId = (typeof SERVER_IDS)[number]

export const SERVER_ALIASES = { tycoon: 'skyblock' } as const satisfies Record<string, ServerId>

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
