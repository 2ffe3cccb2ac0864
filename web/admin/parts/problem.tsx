import { Icon } from '../../ui/icon.tsx'
import { reasonOf } from '../text/problem-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'

type Props = {
  text: string
  /** Why, where it is known. */
  error?: unknown
  onRetry?: () => void
}

/** An inline error message. */
export function Problem({ text, error, onRetry }: Props) {
  const words = useAdminText()
  return (
    <div className="problem" role="alert">
      <Icon name="circle-alert" />
      <p className="mr-auto">
        <b>{text}</b>
        {error !== undefined && <span className="block text-ink">{reasonOf(error, words)}</span>}
      </p>
      {onRetry && (
        <button type="button" className="btn btn-outline btn-sm" onClick={onRetry}>
          <Icon name="rotate-ccw" />
          {words.t('admin.tryAgain')}
        </button>
      )}
    </div>
  )
}
