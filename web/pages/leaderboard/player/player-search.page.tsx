import '../leaderboard.css'
import { useEffect, useState } from 'react'
import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { boardLabel } from '../board-label.ts'
import { FindForm } from '../find-form.tsx'
import type { loader } from './player-search.loader.ts'
import { loadSeen } from './seen-players.ts'

const HITS_MAX = 20

type Data = LoaderData<typeof loader>

export default function PlayerSearchPage({ loaderData }: { loaderData: Data }) {
  const { t } = useText()
  const { text, hits, leaders } = loaderData
  return (
    <>
      <PageHead ofSite title={t('player.searchTitle')} noindex />
      <PageTitle title={t('player.searchTitle')} text={t('player.searchText')} />
      {/* The players that this browser knows arrive after hydration: the footer is below the screen, so it does not move. */}
      <div className="wrap min-h-[calc(100svh-4rem)]">
        <div className="max-w-[40rem]">
          <FindForm key={text} value={text} />
          <p className="num mt-4 mb-2 text-faint text-sm" role="status">
            <Count {...loaderData} />
          </p>
          <ul className="grid gap-2">
            {hits.map((hit) => (
              <Hit key={hit.name} {...hit} text={text} />
            ))}
          </ul>
        </div>
        {text === '' && (
          <>
            <Heads
              title={t('player.leaders')}
              players={leaders.map(({ name, board }) => ({
                name,
                text: boardLabel(board, t).replace(/^Top /, ''),
              }))}
            />
            <SeenPlayers />
          </>
        )}
      </div>
    </>
  )
}

/** Rendered in the browser only. */
function SeenPlayers() {
  const { t } = useText()
  const [names, setNames] = useState<readonly string[]>([])
  useEffect(() => setNames(loadSeen()), [])
  return <Heads title={t('player.seen')} players={names.map((name) => ({ name, text: null }))} />
}

type HeadsProps = { title: string; players: readonly { name: string; text: string | null }[] }

function Heads({ title, players }: HeadsProps) {
  if (players.length === 0) return null
  return (
    <section className="pt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid grid-cols-1 gap-1.5 sm:grid-cols-4 sm:gap-3 xl:grid-cols-8">
        {players.map(({ name, text }) => (
          <li key={name}>
            <SiteLink
              to={playerPath(name) ?? '/player'}
              className="slab flex h-full items-center gap-3 px-3 py-2 sm:flex-col sm:px-1.5 sm:py-3 sm:text-center"
            >
              <PlayerHead name={name} size={40} />
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3 text-sm sm:block">
                <b className="[overflow-wrap:anywhere] sm:block xl:text-xs xl:leading-5">{name}</b>
                {text !== null && <span className="text-faint text-xs">{text}</span>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Count({ text, isShort, hits }: Data) {
  const { t } = useText()
  if (isShort) return t('player.searchShort')
  if (hits.length === 0) return text && t('player.noMatches')
  if (hits.length === 1) return t('player.matchesOne')
  return t(hits.length < HITS_MAX ? 'player.matches' : 'player.matchesMost', { count: hits.length })
}

function Hit({ name, edition, boards, text }: Data['hits'][number] & { text: string }) {
  const { t } = useText()
  const words = { edition: t(`player.${edition}`), count: boards }
  return (
    <li>
      <SiteLink to={playerPath(name) ?? '/player'} className="slab flex items-center gap-3.5 p-3">
        <PlayerHead name={name} size={44} />
        <span className="min-w-0 flex-1">
          <b className="block [overflow-wrap:anywhere]">
            <Marked name={name} part={text} />
          </b>
          <span className="text-faint text-sm">
            {boards === 1 ? t('player.onOneBoard', { edition: words.edition }) : t('player.onBoards', words)}
          </span>
        </span>
        <Icon name="chevron-right" className="text-faint" />
      </SiteLink>
    </li>
  )
}

/** The part of the name that was searched for, in the accent. */
function Marked({ name, part }: { name: string; part: string }) {
  const bare = part.replace(/^\./, '').replaceAll(' ', '_')
  const at = name.toLowerCase().indexOf(bare.toLowerCase())
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <mark className="bg-transparent text-star">{name.slice(at, at + bare.length)}</mark>
      {name.slice(at + bare.length)}
    </>
  )
}
