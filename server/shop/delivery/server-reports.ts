// The state of delivery on each game server, for the first screen of the admin area.
import type { ServerReport } from '#contract/team/overview.schema.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { countQueued, type QueuedCount } from './send-action-lanes.repository.ts'

type Deps = {
  db: Db
  servers: Pick<Servers, 'current' | 'first'>
  outageOf(server: string): Outage | null
  countsTests: boolean
}

export async function reportServers({ db, servers, outageOf, countsTests }: Deps): Promise<ServerReport[]> {
  const { list, simulated } = servers.current()
  const queued = Map.groupBy(await countQueued(db, countsTests), ({ server }) => server ?? servers.first())
  const gone = [...queued.keys()].filter((id) => list.every((server) => server.id !== id))
  return [
    ...list.map(({ id, name, rconLacks }) => {
      const outage = outageOf(id)
      return {
        id,
        name,
        mode: simulated.rcon ? ('sandbox' as const) : ('real' as const),
        waits_for: rconLacks && (`rcon_${rconLacks}` as const),
        trouble: outage?.why ?? null,
        since: outage?.since ?? null,
        ...countsOf(queued.get(id)),
      }
    }),
    ...gone.map((id) => ({
      id,
      name: id,
      mode: 'real' as const,
      waits_for: 'server' as const,
      trouble: null,
      since: null,
      ...countsOf(queued.get(id)),
    })),
  ]
}

function countsOf(counts: readonly QueuedCount[] = []) {
  const sum = (waitOnline: number) =>
    counts.filter((one) => one.wait_online === waitOnline).reduce((total, { count }) => total + count, 0)
  return { waiting: sum(0), awaiting_players: sum(1) }
}
