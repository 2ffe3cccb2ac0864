import { useEffect, useState } from 'react'
import type { VoteSite } from '#contract/site.ts'
import { useText } from '../i18n/use-text.ts'
import { ExternalButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { castVote, loadVotes, type VotesCast } from './votes-cast.ts'

/** The vote sites in order: the next one highlighted, those opened today ticked. */
export function VoteList({ sites }: { sites: readonly VoteSite[] }) {
  const { t } = useText()
  const [votes, setVotes] = useState<VotesCast>({})
  useEffect(() => setVotes(loadVotes()), [])
  const done = sites.filter(({ url }) => url in votes).length
  const next = sites.find(({ url }) => !(url in votes))
  return (
    <div className="wrap pt-4 lg:pt-0">
      <p className="mb-3 flex items-center gap-3 text-sm text-soft" role="status">
        <span className="num font-bold text-ink">
          {next ? t('vote.progress', { done, total: sites.length }) : t('vote.allDone')}
        </span>
        <span className="flex flex-1 gap-1 sm:max-w-72" aria-hidden="true">
          {sites.map(({ url }) => (
            <i key={url} className={`h-2 flex-1 ${url in votes ? 'bg-star' : 'bg-raised'}`} />
          ))}
        </span>
      </p>
      <ol className="grid auto-rows-fr grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
        {sites.map((site, index) => (
          <VoteRow
            key={site.url}
            site={site}
            number={index + 1}
            state={site.url in votes ? 'done' : site === next ? 'next' : 'open'}
            onVote={() => setVotes((before) => castVote(before, site.url))}
          />
        ))}
      </ol>
    </div>
  )
}

type RowProps = { site: VoteSite; number: number; state: 'done' | 'next' | 'open'; onVote: () => void }

function VoteRow({ site, number, state, onVote }: RowProps) {
  const { t } = useText()
  return (
    <li className="slab flex items-center gap-3 p-3 lg:p-4">
      <span
        className={`num grid size-11 flex-none place-items-center rounded-block bg-deep font-extrabold ${state === 'done' ? 'text-ok' : 'text-soft'}`}
      >
        {state === 'done' ? <Icon name="check" /> : number}
      </span>
      <span className="min-w-0 flex-1">
        <b className="block leading-5">{site.name}</b>
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
        <Icon name="arrow-up-right" />
      </ExternalButton>
    </li>
  )
}
