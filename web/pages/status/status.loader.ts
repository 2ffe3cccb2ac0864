import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { toStatusRange } from '#contract/network/status-history.ts'
import type { LoaderArgs } from '#web/services.ts'

export function loader({ services, url }: LoaderArgs<'status'>): Promise<StatusOverview> {
  return services.statusHistory.overview(toStatusRange(url.searchParams.get('range')))
}
