import type { StatusOverview } from '#contract/status-history.schema.ts'
import { toStatusRange } from '#contract/status-history.ts'
import type { LoaderArgs } from '../services.ts'

export function loader({ services, url }: LoaderArgs<'status'>): Promise<StatusOverview> {
  return services.statusHistory.overview(toStatusRange(url.searchParams.get('range')))
}
