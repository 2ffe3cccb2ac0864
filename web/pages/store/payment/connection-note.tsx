import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { useIsOnline } from '#web/kit/ui/use-is-online.ts'

/** Both states have the same size, so that a change shifts no layout. */
export function ConnectionNote({ isStale }: { isStale: boolean }) {
  const { t } = useText()
  const isOnline = useIsOnline()
  const isConnected = isOnline && !isStale
  return (
    <p
      className={`flex min-h-10 gap-2 text-sm max-sm:min-h-15 ${isConnected ? 'text-soft' : 'rounded-px bg-note-bg text-note [box-shadow:0_0_0_8px_var(--color-note-bg)]'}`}
      role="status"
      data-connected={isConnected}
    >
      <Icon name={isConnected ? 'refresh-cw' : 'wifi-off'} className="mt-0.5" />
      <span>
        {isConnected
          ? t('payment.noticesByItself')
          : t(isOnline ? 'payment.staleStatus' : 'payment.browserOffline')}
      </span>
    </p>
  )
}
