import { useEffect, useState } from 'react'
import type { VoteSiteView } from '#contract/network/network-views.ts'
import { isVoted, waitsADay } from '#contract/network/vote-reset.ts'
import { asSentence, countWord } from '#web/kit/i18n/count-word.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { castVote, loadVotes, type VotesCast } from './votes-cast.ts'

type Sites = readonly VoteSiteView[]

/** Few sites fill their row. */
const COLUMNS: Record<number, string> = { 1: 'sm:max-w-108', 2: 'sm:grid-cols-2', 4: 'sm:grid-cols-2' }
/** More marks than this leave no room for gaps on a phone. */
const MARKS_WITH_GAPS = 12

export function VoteList({ sites }: { sites: Sites }) {
  const [votes, setVotes] = useState<VotesCast>({})
  useEffect(() => setVotes(loadVotes()), [])
  const now = Date.now()
  const done = sites.map(({ url, reset }) => {
    const votedAt = votes[url]
    return votedAt !== undefined && isVoted(reset, votedAt, now)
  })
  const next = done.indexOf(false)
  return (
    <div className="wrap pt-4 lg:pt-0">
      <Progress sites={sites} done={done} />
      <ol
        className={`grid grid-cols-1 gap-2 sm:auto-rows-fr sm:gap-4 ${COLUMNS[sites.length] ?? 'sm:grid-cols-2 lg:grid-cols-3'}`}
      >
        {sites.map((site, index) => (
          <VoteRow
            key={`${index}-${site.url}`}
            site={site}
            number={index + 1}
            state={done[index] ? 'done' : index === next ? 'next' : 'open'}
            onVote={() => setVotes((before) => castVote(before, site.url))}
          />
        ))}
      </ol>
    </div>
  )
}

function Progress({ sites, done }: { sites: Sites; done: readonly boolean[] }) {
  const { t } = useText()
  const allDone = useAllDone(sites)
  return (
    <p className="mb-3 flex items-center gap-3 text-sm text-soft" role="status">
      <span className="num font-bold text-ink">
        {done.includes(false)
          ? t('vote.progress', { done: done.filter(Boolean).length, total: sites.length })
          : allDone}
      </span>
      <span
        className={`flex flex-1 sm:max-w-72 ${sites.length > MARKS_WITH_GAPS ? 'gap-px' : 'gap-1'}`}
        aria-hidden="true"
      >
        {done.map((isDone, index) => (
          <i key={index} className={`h-2 flex-1 ${isDone ? 'bg-star' : 'bg-raised'}`} />
        ))}
      </span>
    </p>
  )
}

/** Promises tomorrow only where every site waits for it. */
function useAllDone(sites: Sites): string {
  const { t, language } = useText()
  const tomorrow = sites.every(({ reset }) => waitsADay(reset))
  if (sites.length === 1) return tomorrow ? t('vote.oneDone') : t('vote.oneDoneSoon')
  const count = countWord(sites.length, language)
  return asSentence(tomorrow ? t('vote.allDone', { count }) : t('vote.allDoneSoon', { count }))
}

type RowProps = { site: VoteSiteView; number: number; state: 'done' | 'next' | 'open'; onVote: () => void }

function VoteRow({ site, number, state, onVote }: RowProps) {
  const { t } = useText()
  return (
    <li className="slab flex items-center gap-3 p-3 max-[22rem]:gap-2 lg:p-4">
      <span
        className={`num grid size-11 flex-none place-items-center max-[22rem]:size-9 rounded-block bg-deep font-extrabold ${state === 'done' ? 'text-ok' : 'text-soft'}`}
      >
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block break-words leading-5">{site.name}</b>
        <span
          className={`block truncate text-faint text-sm ${state === 'done' ? 'max-sm:sr-only' : 'max-sm:hidden'}`}
        >
          {state === 'done' ? t('vote.openedToday') : new URL(site.url).hostname}
        </span>
      </span>
      <ExternalButton
        size="sm"
        variant={state === 'next' ? 'primary' : 'outline'}
        href={site.url}
        aria-label={t('vote.voteOn', { site: site.name })}
        onClick={onVote}
        onAuxClick={(event) => event.button === 1 && onVote()}
      >
        {t('vote.voteNow')}
        <Icon name="arrow-up-right" className="max-[22rem]:hidden" />
      </ExternalButton>
    </li>
  )
}
