import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { TryAgain } from '#web/kit/ui/try-again.tsx'

export function LoadFailed({ kind, onRetry }: { kind: 'boards' | 'voters'; onRetry: () => void }) {
  const { t } = useText()
  return (
    <div className="wrap pt-6">
      <div className="slab flex flex-wrap items-center gap-x-4 gap-y-3 p-4" role="alert">
        <Icon name="cloud-off" className="text-2xl text-bad" />
        <p className="flex-1">
          <b className="block">{t(kind === 'voters' ? 'leaderboard.votersFailed' : 'leaderboard.failed')}</b>
          <span className="text-sm text-soft">{t('leaderboard.tryLater')}</span>
        </p>
        <TryAgain onRetry={onRetry} size="sm" />
      </div>
    </div>
  )
}

/** Boards that the demo does not provide, by the names of the API. */
export function MissingBoards({ keys }: { keys: readonly string[] }) {
  const { t } = useText()
  if (keys.length === 0) return null
  return (
    <p className="wrap pt-6 text-sm text-wait" role="status">
      {t('leaderboard.missing')} <span className="text-soft">{keys.join(', ')}</span>
    </p>
  )
}
