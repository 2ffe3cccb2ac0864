import type { ServerStatus } from '#contract/network/status.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { useIsOnline } from '#web/kit/ui/use-is-online.ts'

/** Whether the network is online, and how many play. Unknown counts as offline. */
export function OnlineIndicator({ status }: { status: ServerStatus | null }) {
  const { t, number } = useText()
  return (
    <p
      className="mb-3 inline-flex min-h-9 items-center gap-2 self-start rounded-block border border-line bg-ground px-2.5 py-1 font-semibold text-xs min-[22rem]:gap-2.5 min-[22rem]:px-3 min-[22rem]:text-[0.8125rem] sm:text-sm"
      role="status"
    >
      <i className={`dot ${status?.online ? 'live text-ok' : 'text-bad'}`} />
      <span className="num">
        {status?.online ? (
          <>
            {t('home.online', { players: number(status.players.online) })} · <PlayWord />
          </>
        ) : (
          <OfflineWords />
        )}
      </span>
    </p>
  )
}

/** Does the action of the Play Now button; its touch target is larger than its text. */
function PlayWord() {
  const { t } = useText()
  const playNow = usePlayNow()
  return (
    <button className="link relative before:absolute before:inset-x-0 before:-inset-y-3" {...playNow}>
      {t('home.playNow')}
    </button>
  )
}

/** Without a connection of their own, visitors do not see that the server is offline. */
function OfflineWords() {
  const { t } = useText()
  const isOnline = useIsOnline()
  return isOnline ? t('home.offline') : `${t('home.offline')} · ${t('home.ownOffline')}`
}
