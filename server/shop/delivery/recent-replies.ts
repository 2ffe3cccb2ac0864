// The latest replies of the game servers, so that the owner can mark replies that mean failure.
import { inGameUsername } from '#contract/network/username.ts'
import { isFailureText } from '#contract/settings/failure-text.ts'
import type { RecentReply } from '#contract/shop/delivery.schema.ts'
import { failureTextOf } from '#contract/shop/failed-reply.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { listReplies } from './send-action-lanes.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & { servers: Pick<Servers, 'find'> }

const DAY_MS = 24 * 60 * 60_000
const DAYS = 14
const SHOWN_MAX = 20

/** Newest first, at most 20 of each server; replies that differ in the player and in numbers only are one. */
export async function readRecentReplies({ db, clock, servers }: Deps): Promise<RecentReply[]> {
  const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
  const found = new Map<string, RecentReply>()
  for (const { server: id, username, reply, command, at } of await listReplies(db, since)) {
    const server = servers.find(id)
    if (!server) continue
    const text = failureTextOf(reply, inGameUsername(username, server.bedrockPrefix))
    if (!isFailureText(text)) continue
    const key = `${server.id} ${text.toLowerCase()}`
    const known = found.get(key)
    if (known) known.times += 1
    else found.set(key, { server: server.id, text, reply, command, times: 1, at })
  }
  const byServer = Map.groupBy(found.values(), ({ server }) => server)
  return [...byServer.values()].flatMap((replies) => replies.slice(0, SHOWN_MAX))
}
