import type { ReactNode } from 'react'
import type { Loaded } from '../api/use-loaded.ts'
import { StaleNotice } from '../parts/problem.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { FailedList, LoadingRows } from './list-states.tsx'

type Props<Reply> = { loaded: Loaded<Reply>; children: (data: Reply) => ReactNode }

/** The content of a dialog that polls one row: loading, failed, or loaded and possibly stale. */
export function LoadedDetail<Reply>({ loaded, children }: Props<Reply>) {
  const { t } = useAdminText()
  const { data, problem, reload } = loaded
  if (data === null) {
    const failed = <FailedList text={t('admin.failedToLoad')} error={problem} onRetry={reload} />
    return problem ? failed : <LoadingRows rows={4} />
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <StaleNotice {...loaded} />
      {children(data)}
    </div>
  )
}
