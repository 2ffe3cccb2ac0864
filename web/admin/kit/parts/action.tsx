import { useState } from 'react'
import { Icon } from '#web/kit/ui/icon.tsx'
import { toasts } from '#web/kit/ui/toast-store.ts'
import type { Loaded } from '../api/admin-call.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Button } from './button.tsx'

const ADMIN_TOAST_MS = 1_500

/** Confirms an action. Failures are shown in place, not as a toast. */
export function showDone(text: string): void {
  toasts.show('success', text, ADMIN_TOAST_MS)
}

/** Runs one action at a time; a failed one leaves its error in `problem`. */
export function useAction() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)

  async function run(act: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await act()
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, run, clearProblem: () => setProblem(null) }
}

type Props = {
  /** The default says that the action did not work. */
  text?: string
  /** With null nothing is shown. */
  error?: unknown
  /** Instead of the reason of the error. */
  help?: string
  onRetry?: () => void
}

export function Problem({ text, error, help, onRetry }: Props) {
  const { t, reasonOf } = useAdminText()
  if (error === null) return null
  const reason = help ?? (error !== undefined && reasonOf(error))
  return (
    <div
      className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-block bg-bad-bg p-3 text-bad text-sm"
      role="alert"
    >
      <Icon name="circle-alert" />
      <p className="wrap-anywhere mr-auto flex-[1_1_12rem]">
        <b>{text ?? t('admin.failed')}</b>
        {reason && <span className="block text-ink">{reason}</span>}
      </p>
      {onRetry && <Button icon="rotate-ccw" label={t('admin.tryAgain')} onClick={onRetry} />}
    </div>
  )
}

/** Says how old the data is when a refresh failed. */
export function StaleNotice({ loadedAt, problem, reload }: Loaded<unknown>) {
  const { t, exactTimestamp } = useAdminText()
  if (problem === null || loadedAt === null) return null
  const text = t('admin.staleNotice', { time: exactTimestamp(loadedAt) })
  return <Problem text={text} error={problem} onRetry={reload} />
}
