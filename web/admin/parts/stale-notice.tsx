import type { Loaded } from '../api/use-loaded.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Problem } from './problem.tsx'

/** Says how old the data is when a refresh failed. */
export function StaleNotice({ loadedAt, problem, reload }: Omit<Loaded<unknown>, 'data' | 'stale'>) {
  const { t, exactTimestamp } = useAdminText()
  if (problem === null || loadedAt === null) return null
  return (
    <Problem
      text={t('admin.staleNotice', { time: exactTimestamp(loadedAt) })}
      error={problem}
      onRetry={reload}
    />
  )
}
