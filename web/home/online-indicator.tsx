import type { ServerStatus } from '#contract/status.ts'
import { useText } from '../i18n/use-text.ts'

/** Is the network up, and how many play: colour, word and number. Until it is known to be up, it is not. */
export function OnlineIndicator({ status }: { status: ServerStatus | null }) {
  const { t, number } = useText()
  return (
    <p
      className="mb-3 inline-flex min-h-9 items-center gap-2.5 self-start rounded-block border border-line bg-ground px-3 font-semibold text-[0.8125rem] sm:text-sm"
      role="status"
    >
      <i className={`dot ${status?.online ? 'live text-ok' : 'text-bad'}`} />
      <span className="num">
        {status?.online ? t('home.online', { players: number(status.players.online) }) : t('home.offline')}
      </span>
    </p>
  )
}
