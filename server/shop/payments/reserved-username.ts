import { isReservedUsername } from '#contract/network/username.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'

type Deps = { servers: Pick<Servers, 'current'>; reservedUsernames: readonly string[] }

/** With the prefix of any server the name could be a reserved word. */
export function isReserved(username: string, { servers, reservedUsernames: more }: Deps): boolean {
  return servers
    .current()
    .list.some(({ bedrockPrefix }) => isReservedUsername(username, { bedrockPrefix, more }))
}
