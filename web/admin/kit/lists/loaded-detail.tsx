import type { ReactNode } from 'react'
import type { Loaded } from '../api/use-loaded.ts'
import { StaleNotice } from '../parts/problem.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { NotLoaded } from './list-states.tsx'

type Props<Reply> = { loaded: Loaded<Reply>; children: (data: Reply) => ReactNode }

/** The content of a dialog that polls one row: loading, failed, or loaded and possibly stale. */
export function LoadedDetail<Reply>({ loaded, children }: Props<Reply>) {
  const { t } = useAdminText()
  const { data } = loaded
  if (data === null) return <NotLoaded loaded={loaded} failed={t('admin.failedToLoad')} />
  return (
    <div className="grid grid-cols-1 gap-6">
      <StaleNotice {...loaded} />
      {children(data)}
    </div>
  )
}
