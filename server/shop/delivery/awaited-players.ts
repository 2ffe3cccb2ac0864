// Commands that leave only while the player is on the server: one `list` for all of them, only while something waits.
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import type { GameConsole } from './consoles/game-console.ts'
import type { Queue } from './queue.ts'
import type { SendActionRow } from './send-action.repository.ts'
import type { ServerQueue } from './send-action-claim.repository.ts'

type Deps = {
  server: string
  queue: Pick<Queue, 'listAwaited' | 'claim'>
  outage: { fail(why: string): number; end(): void }
  clock: Clock
  log: Pick<Log, 'warn'>
}

type Look = {
  ours: ServerQueue
  console: Pick<GameConsole, 'list'>
  /** The name in the game of an encoded username. */
  nameOf(username: string): string
}

/** An action whose player was online at the last look. */
type Found = { action: SendActionRow; player: string }

const LIST_EVERY_MS = 10_000
/** Databases limit the length of a list in a query. */
const CLAIM_AMONG = 1_000

export function createAwaitedPlayers({ server, queue, outage, clock, log }: Deps) {
  let online: { names: Set<string>; at: number } | null = null
  let isUnreadable = false

  /** Lower case; a pause when the server could not be asked. */
  async function look(console: Look['console']): Promise<Set<string> | { pauseMs: number }> {
    const now = clock.now().getTime()
    if (online && now - online.at < LIST_EVERY_MS) return online.names
    const list = await console.list()
    if ('problem' in list) return { pauseMs: outage.fail(list.problem) }
    outage.end()
    if (list.names === null && !isUnreadable) {
      log.warn({ server, reply: list.reply }, 'player list cannot be read')
    }
    isUnreadable = list.names === null
    online = { names: new Set(list.names?.map((name) => name.toLowerCase())), at: now }
    return online.names
  }

  return {
    async claim({ ours, console, nameOf }: Look): Promise<Found | 'idle' | { pauseMs: number }> {
      const usernames = await queue.listAwaited(ours)
      if (usernames.length === 0) return 'idle'
      const names = await look(console)
      if ('pauseMs' in names) return names
      const here = usernames.filter((username) => names.has(nameOf(username).toLowerCase()))
      if (here.length === 0) return 'idle'
      const action = await queue.claim(ours, here.slice(0, CLAIM_AMONG))
      return action ? { action, player: nameOf(action.username) } : 'idle'
    },

    /** The player was not there when the command was about to leave. */
    leave(player: string): void {
      online?.names.delete(player.toLowerCase())
    },

    /** Another server may answer from now on. */
    forget(): void {
      online = null
    },
  }
}
