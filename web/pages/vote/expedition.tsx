import { type CSSProperties, useEffect, useState } from 'react'
import type { VoteRewardsView, VoteSiteView } from '#contract/network/network-views.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ExpeditionBar, NAME_FIELD } from './expedition-bar.tsx'
import { type Island, nextStart, pendingOf, toIslands } from './expedition-state.ts'
import { IslandItem } from './island-item.tsx'
import { boatAt, columnsOf, glowsOf, hasMap, placeOf } from './scene.ts'
import { useVoterName, useVotes } from './use-votes.ts'
import { useWait } from './use-wait.ts'
import { Gives } from './vote-rewards.tsx'
import { castVote, loadVotes, type VotesCast } from './votes-cast.ts'

type Props = {
  sites: readonly VoteSiteView[]
  rewards: VoteRewardsView
  isDemo: boolean
}

export function Expedition({ sites, rewards, isDemo }: Props) {
  const { t } = useText()
  const wait = useWait()
  const { name, save } = useVoterName()
  const [opened, setOpened] = useState<VotesCast>({})
  useEffect(() => setOpened(loadVotes()), [])
  const [pending, setPending] = useState('')
  const { votes, isAway } = useVotes(name ?? null, { pending, isDemo })
  // Shown only with votes, which the browser loads.
  const now = Date.now()
  const islands = toIslands(sites, { votes, opened, now })
  const waiting = pendingOf(islands).join(',')
  useEffect(() => setPending(waiting), [waiting])
  const total = sites.filter(({ isVerifiable }) => isVerifiable).length
  const done = islands.filter(({ state }) => state === 'done').length
  const isComplete = votes !== null && done === total
  const start = isComplete ? nextStart(islands) : null
  const open = (url: string) => setOpened((before) => castVote(before, url))
  /** Opens the next site without its tab: the simulated site sends its vote. */
  function simulate(): void {
    const next = sites[islands.findIndex(({ state }) => state === 'next')]
    if (votes === null) document.getElementById(NAME_FIELD)?.focus()
    else if (next) open(next.url)
  }
  const hasChest = rewards.all !== null
  const isMap = hasMap(sites.length, hasChest)
  const columns = { '--columns': columnsOf(sites.length + Number(hasChest)) } as CSSProperties
  return (
    <div className="wrap pt-4 lg:pt-0">
      <ExpeditionBar
        name={name}
        save={save}
        votes={votes}
        now={now}
        done={done}
        total={total}
        away={isAway ? t('vote.away') : null}
      />
      <div className="voyage" data-map={isMap || undefined} style={columns}>
        {isMap && <Scene islands={islands} isComplete={isComplete} voter={votes?.name ?? null} />}
        <ol>
          {sites.map((site, index) => (
            <IslandItem
              key={`${index}-${site.url}`}
              site={site}
              index={index}
              now={now}
              island={islands[index] ?? { state: 'ready' }}
              onOpen={() => open(site.url)}
            />
          ))}
          {rewards.all !== null && <Chest left={votes === null ? null : total - done} reward={rewards.all} />}
        </ol>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-faint text-sm">
        <p className="num flex flex-1 basis-64 gap-2.5 max-lg:min-h-10 max-sm:min-h-15">
          <Icon name="info" className="mt-0.5 flex-none" />
          {start ? wait('nextStart', start, now) : t('vote.tickNote')}
        </p>
        {isDemo && (
          <Button variant="outline" size="sm" onClick={simulate}>
            <Icon name="flask-conical" />
            {t('vote.simulate')}
          </Button>
        )}
      </div>
      <Gives rewards={rewards} total={total} />
    </div>
  )
}

type SceneProps = { islands: readonly Island[]; isComplete: boolean; voter: string | null }

function Scene({ islands, isComplete, voter }: SceneProps) {
  const boat = voter === null ? null : boatAt(islands, isComplete)
  return (
    <div className="voyage-sky" aria-hidden="true">
      {glowsOf(islands, isComplete).map(({ key, mask }) => (
        <i key={key} style={{ mask }} />
      ))}
      {boat && voter !== null && (
        <span className="boat" style={boat}>
          <PlayerHead name={voter} size={40} />
        </span>
      )}
    </div>
  )
}

/** The end of the way; `left` islands lack a vote, null without a name. */
function Chest({ left, reward }: { left: number | null; reward: string }) {
  const { t } = useText()
  const playNow = usePlayNow()
  const isOpen = left === 0
  const text =
    left === null
      ? t('vote.chestUnnamed')
      : left === 1
        ? t('vote.chestLeftOne')
        : t('vote.chestLeft', { count: left })
  return (
    <li className="slab isle isle-chest" data-state={isOpen ? 'done' : 'chest'} style={placeOf('chest')}>
      <i className="isle-thumb" aria-hidden="true" />
      <section className="isle-sign">
        <h2 className="text-[0.9375rem] leading-5">{t(isOpen ? 'vote.chestOpen' : 'vote.chest')}</h2>
        <p className="text-balance text-[0.8125rem] text-soft leading-4.5">
          {isOpen ? (
            <>
              {t('vote.chestWaits')} <b className="text-ink">{reward}</b>
            </>
          ) : (
            text
          )}
        </p>
      </section>
      {isOpen && (
        <Button size="sm" className="max-lg:col-[2/-1] max-lg:mb-2 max-lg:justify-self-start" {...playNow}>
          <Icon name="play" />
          {t('vote.claim')}
        </Button>
      )}
    </li>
  )
}
