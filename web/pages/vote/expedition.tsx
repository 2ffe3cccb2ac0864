import { useEffect, useState } from 'react'
import type { VoteRewardsView, VoteSiteView } from '#contract/network/network-views.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ClosedChest, OpenChest } from './chest.tsx'
import { ExpeditionBar } from './expedition-bar.tsx'
import { pendingOf, toIslands } from './expedition-state.ts'
import { IslandItem } from './island-item.tsx'
import { useVoterName, useVotes } from './use-votes.ts'
import { Gives, Week } from './vote-rewards.tsx'
import { castVote, loadVotes, type VotesCast } from './votes-cast.ts'

type Props = { sites: readonly VoteSiteView[]; rewards: VoteRewardsView }

/** The vote sites as islands whose lanterns light with verified votes. */
export function Expedition({ sites, rewards }: Props) {
  const { t } = useText()
  const { name, save } = useVoterName()
  const [opened, setOpened] = useState<VotesCast>({})
  useEffect(() => setOpened(loadVotes()), [])
  const [pending, setPending] = useState('')
  const { votes, isAway } = useVotes(name ?? null, pending)
  // Shown only with votes, which the browser loads.
  const now = Date.now()
  const islands = toIslands(sites, { votes, opened, now })
  const waiting = pendingOf(islands).join(',')
  useEffect(() => setPending(waiting), [waiting])
  const total = sites.filter(({ isVerifiable }) => isVerifiable).length
  const done = islands.filter(({ state }) => state === 'done').length
  const isOpen = votes !== null && done === total
  const hasChest = rewards.all !== null
  return (
    <div className="wrap pt-4 lg:pt-0">
      <ExpeditionBar
        name={name}
        save={save}
        votes={votes}
        islands={islands}
        done={done}
        total={total}
        away={isAway ? t('vote.away') : null}
      />
      {isOpen && hasChest && <OpenChest islands={islands} now={now} text={rewards.all ?? ''} />}
      <ol className="mt-5 grid grid-cols-1 lg:mt-6 lg:grid-cols-5 lg:gap-y-6">
        {sites.map((site, index) => (
          <IslandItem
            key={`${index}-${site.url}`}
            site={site}
            index={index}
            now={now}
            island={islands[index] ?? { state: 'ready' }}
            isLast={index === sites.length - 1 && (isOpen || !hasChest)}
            onOpen={() => setOpened((before) => castVote(before, site.url))}
          />
        ))}
        {hasChest && !isOpen && (
          <ClosedChest index={sites.length} left={votes === null ? null : total - done} />
        )}
      </ol>
      <div className="mt-6 grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-5">
        <Gives rewards={rewards} total={total} />
        <Week days={votes?.days ?? []} now={votes === null ? null : now} />
      </div>
      <p className="mt-4 flex gap-2.5 text-faint text-sm">
        <Icon name="info" className="mt-0.5 flex-none" />
        {t('vote.tickNote')}
      </p>
    </div>
  )
}
