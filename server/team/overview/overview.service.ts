// First screen of the admin area: what needs a person, today's orders, and the state of external services.
import type { Found } from '#contract/monitoring/checks.ts'
import { PARTS, type Part, type PartMode } from '#contract/monitoring/health.ts'
import { may, type Role } from '#contract/permissions.ts'
import type { Overview, ServerReport } from '#contract/team/overview.schema.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { dayStart } from '#server/platform/kernel/jakarta.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'

type Deps = {
  clock: Clock
  parts(): Record<Part, { mode: PartMode; uses: string }>
  findOutage(part: Part): Outage | null
  explain: { part(part: Part, why: string): Found; server(id: string, why: string): Found }
  reportServers(): Promise<ServerReport[]>
  countFlagged(): Promise<number>
  countAttention(role: Role, servers: readonly ServerReport[]): Promise<number>
  sumSince(since: Date): Promise<Overview['today']>
  countChecks(): Promise<Overview['go_live']>
}

type Viewer = { username: string; role: Role; twoFactorEnded: boolean }

export type OverviewService = ReturnType<typeof createOverview>

const WHY_MAX_LENGTH = 200

export function createOverview(deps: Deps) {
  const { clock, parts, findOutage, explain, reportServers } = deps
  const { countFlagged, countAttention, sumSince, countChecks } = deps

  return {
    async look({ username, role, twoFactorEnded }: Viewer): Promise<Overview> {
      const [servers, flagged, today, goLive] = await Promise.all([
        reportServers(),
        countFlagged(),
        sumSince(dayStart(clock.now())),
        countChecks(),
      ])
      const attention = await countAttention(role, servers)
      return {
        admin: username,
        role,
        two_factor_ended: twoFactorEnded,
        needs_person: { flagged_transactions: flagged },
        attention,
        waiting_deliveries: servers.reduce((sum, { waiting }) => sum + waiting, 0),
        today: may(role, 'money') ? today : { ...today, revenue: null },
        go_live: goLive,
        parts: PARTS.map((part) => ({
          part,
          ...parts()[part],
          ...shownOutage(findOutage(part), (why) => explain.part(part, why)),
        })),
        servers: servers.map((server) => {
          const trouble = server.trouble && shown(server.trouble)
          return trouble ? { ...server, trouble, found: explain.server(server.id, trouble) } : server
        }),
      }
    },
  }
}

function shownOutage(outage: Outage | null, explain: (why: string) => Found) {
  if (!outage) return { trouble: null, since: null }
  const trouble = shown(outage.why)
  return { trouble, found: explain(trouble), since: outage.since }
}

/** Driver messages may contain a connection URL with its password. */
function shown(why: string): string {
  return why.replace(/\/\/[^@/\s]+@/g, '//…@').slice(0, WHY_MAX_LENGTH)
}
