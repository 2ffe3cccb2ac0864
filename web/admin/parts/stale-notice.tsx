import type { Loaded } from '../api/use-loaded.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Problem } from './problem.tsx'

/** What is shown stays when it cannot be refreshed, but says from when it is. */
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
