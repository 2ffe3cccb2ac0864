import type { VoteSiteView } from '#contract/network/network-views.ts'
import { jakartaDay, jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { Island } from './expedition-state.ts'
import { placeOf } from './scene.ts'
import { useWait } from './use-wait.ts'

type Props = {
  site: VoteSiteView
  index: number
  island: Island
  now: number
  onOpen: () => void
}

export function IslandItem({ site, index, island, now, onOpen }: Props) {
  const { t } = useText()
  const { state } = island
  const opening = {
    href: site.url,
    onClick: onOpen,
    onAuxClick: (event: { button: number }) => event.button === 1 && onOpen(),
  }
  return (
    <li className="slab isle" data-state={state} style={placeOf(index)}>
      <i className="isle-thumb" aria-hidden="true" />
      <div className="isle-sign">
        <b className="block break-words text-[0.9375rem] leading-5">
          <span className="num text-faint">{index + 1}.</span> {site.name}
        </b>
        <Lines island={island} now={now} />
        {state === 'pending' && (
          <a className="link min-h-11 py-2 text-sm" target="_blank" rel="noopener" {...opening}>
            {t('vote.openAgain')}
          </a>
        )}
      </div>
      {state !== 'done' && state !== 'pending' && (
        <ExternalButton
          size="sm"
          variant={state === 'next' ? 'primary' : 'outline'}
          aria-label={t('vote.voteOn', { site: site.name })}
          {...opening}
        >
          {t('vote.voteNow')}
          <Icon name="arrow-up-right" className="max-lg:hidden" />
        </ExternalButton>
      )}
    </li>
  )
}

const LINE = 'flex items-center gap-1.5 text-[0.8125rem] leading-5 lg:justify-center'

function Lines({ island, now }: { island: Island; now: number }) {
  const { t, language } = useText()
  const wait = useWait()
  if (island.state === 'done') {
    const votedAt = new Date(island.votedAt)
    const isToday = jakartaDay(votedAt, 'en') === jakartaDay(new Date(now), 'en')
    return (
      <>
        <span className={`${LINE} font-semibold text-ok`}>
          <Icon name="circle-check" />
          {isToday ? t('vote.verifiedAt', { time: jakartaTime(votedAt, language) }) : t('vote.verified')}
        </span>
        <span className={`${LINE} num text-faint`}>{wait('again', island.againAt, now)}</span>
      </>
    )
  }
  if (island.state === 'pending') {
    return (
      <>
        <span className={`${LINE} font-semibold text-wait`}>
          <Icon name="loader" />
          {t('vote.waiting')}
        </span>
        <span className={`${LINE} text-faint`}>{t('vote.waitingText')}</span>
      </>
    )
  }
  return <span className={`${LINE} text-faint`}>{t(`vote.${island.state}`)}</span>
}
