import type { Loaded } from '../api/use-loaded.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Problem } from './problem.tsx'

/** What is shown stays when it cannot be refreshed, but says from when it is. */
export function OldNews({ loadedAt, problem, reload }: Omit<Loaded<unknown>, 'data' | 'stale'>) {
  const { t, exactMoment } = useAdminText()
  if (problem === null || loadedAt === null) return null
  return (
    <Problem text={t('admin.oldNews', { time: exactMoment(loadedAt) })} error={problem} onRetry={reload} />
  )
}
