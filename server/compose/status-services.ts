// Status page: history of the game servers, and incidents.

import type { Status } from '#server/network/status/status.service.ts'
import { createIncidents } from '#server/network/status-history/incidents.service.ts'
import { createStatusHistory } from '#server/network/status-history/status-history.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Changes } from '#server/platform/changes/changes.service.ts'
import type { FindOutage } from './notifying.ts'
import type { World } from './world.ts'

type Deps = { status: Status; changes: Changes; audit: Audit; findOutage: FindOutage }

export function createStatusServices(world: World, { status, changes, audit, findOutage }: Deps) {
  const { core, currentSettings, parts, servers, simulatedPlayersAt } = world
  const statusHistory = createStatusHistory({
    ...core,
    currentSettings,
    parts,
    servers,
    simulatedPlayersAt,
    status,
    paymentsOutage: () => findOutage('payments'),
  })
  changes.onChange(statusHistory.invalidate)
  const { listSeries } = statusHistory
  return {
    statusHistory,
    incidents: createIncidents({ ...core, audit, onChange: changes.publish, listSeries }),
  }
}
