import type { ReactNode } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Loaded } from '../api/admin-call.ts'
import { Button } from '../parts/button.tsx'
import { useAdminText } from '../text/use-admin-text.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

type LoadingProps = {
  rows?: number
  /** Rows of text in place of a table with its head. */
  lines?: boolean
}

/** As high as the expected rows, so that the layout does not shift. */
export function LoadingRows({ rows = ROWS.length, lines = false }: LoadingProps) {
  const { t } = useAdminText()
  return (
    <div className={`loading-late ${lines ? '' : 'lg:pt-8'}`} role="status">
      <span className="sr-only">{t('admin.loading')}</span>
      {ROWS.slice(0, rows).map((row) => (
        <div
          key={row}
          className="flex h-15 items-center justify-between gap-4 border-line border-b lg:h-10 lg:px-3"
        >
          <span className={`skeleton ${lines ? 'w-3/5' : 'w-32'}`} />
          <span className="skeleton w-20" />
          {!lines && (
            <>
              <span className="skeleton w-40 max-lg:hidden" />
              <span className="skeleton w-28 max-lg:hidden" />
            </>
          )}
        </div>
      ))}
    </div>
  )
}

export function EmptyList({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-4 py-5">
      <img src="/art/lost-480.avif" alt="" className="aspect-6/5 w-30 rounded-slab object-cover" />
      <div className="grid flex-[1_1_12rem] justify-items-start gap-3">
        <p className="max-w-104">{text}</p>
        {action}
      </div>
    </div>
  )
}

type FailedProps = {
  /** Above the reason; without it the general text. */
  text?: string
  error: unknown
  onRetry: () => void
}

export function FailedList({ text, error, onRetry }: FailedProps) {
  const { t, reasonOf } = useAdminText()
  return (
    <div className="grid min-h-64 content-center justify-items-center gap-2 p-6 text-center" role="alert">
      <Icon name="cloud-off" className="text-2xl text-bad" />
      <p className="font-semibold text-bad">{text ?? t('admin.failedToLoad')}</p>
      <p className="text-sm text-soft">{reasonOf(error)}</p>
      <Button icon="rotate-ccw" label={t('admin.tryAgain')} onClick={onRetry} />
    </div>
  )
}

type NotLoadedProps = {
  loaded: Pick<Loaded<unknown>, 'problem' | 'reload'>
  failed?: string
  waiting?: ReactNode
}

/** In place of data that is loading or could not be loaded. */
export function NotLoaded({ loaded, failed, waiting = <LoadingRows rows={4} /> }: NotLoadedProps) {
  const { problem, reload } = loaded
  return problem === null ? waiting : <FailedList text={failed} error={problem} onRetry={reload} />
}
