import './player.css'
import { useEffect } from 'react'
import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { rememberPlayer } from '#web/kit/layout/seen-players.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { ART } from '#web/kit/ui/art.ts'
import { formatValue } from '#web/kit/ui/format-value.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { boardLabel, boardPath } from '../board-label.ts'
import { ShareButton } from '../share-button.tsx'
import type { loader, PlayerRank } from './player.loader.ts'
import { Sky } from './sky.tsx'

type Data = LoaderData<typeof loader>
type Player = NonNullable<Data['player']>

const HEAD_PX = 112

export default function PlayerPage({ loaderData }: { loaderData: Data }) {
  const { player, unknown } = loaderData
  return player ? <FoundPlayer {...player} /> : <UnknownPlayer {...unknown} />
}

function FoundPlayer(player: Player) {
  const { t } = useText()
  const { name: site } = useSite()
  const { name, ranks, votes } = player
  useEffect(() => rememberPlayer(name), [name])
  return (
    <>
      <PageHead
        title={t('player.title', { name, site })}
        description={t('player.description', { name, site })}
        breadcrumb={name}
        noindex={ranks.length === 0}
      />
      <Title {...player} />
      <div className="wrap grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start">
        {ranks.length > 0 ? (
          <>
            <Sky name={name} ranks={ranks} />
            <Ranks ranks={ranks} />
          </>
        ) : (
          <section className="slab grid justify-items-center gap-2 px-4 py-12 text-center">
            <Icon name="star" className="text-3xl text-faint" />
            <h2 className="text-xl">{t('player.noRanks')}</h2>
            <p className="text-soft">{t('player.noRanksText')}</p>
          </section>
        )}
        {votes && <Votes {...votes} />}
      </div>
    </>
  )
}

function Title({ name, edition, lastSeen }: Player) {
  const { t } = useText()
  return (
    <div className="band">
      <Picture art={ART.skyblockTown} alt="" sizes="(width >= 64rem) 58vw, 1px" />
      <div className="wrap grid justify-items-center gap-3.5 pt-6 pb-5 text-center lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:justify-items-start lg:items-end lg:gap-8 lg:pt-16 lg:pb-8 lg:text-left">
        <div className="head-plinth">
          <PlayerHead name={name} size={HEAD_PX} />
        </div>
        <div className="min-w-0">
          <h1 className="text-2xl [overflow-wrap:anywhere] lg:text-4xl">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft max-lg:justify-center">
            <span className="tag inline-flex min-h-7 items-center gap-1.5 rounded-px border border-line bg-raised px-2 font-bold text-[0.8125rem] text-ink">
              <Icon name={edition === 'bedrock' ? 'smartphone' : 'monitor'} />
              {t(`player.${edition}`)}
            </span>
            {lastSeen && t(`player.seen_${lastSeen}`)}
          </p>
        </div>
        <ShareButton label={t('player.share')} title={name} variant="primary" className="max-sm:w-full" />
      </div>
    </div>
  )
}

/** Also for names that the boards do not show. */
function UnknownPlayer({ name, near }: NonNullable<Data['unknown']>) {
  const { t } = useText()
  return (
    <div className="wrap pt-4 lg:pt-8">
      <PageHead ofSite title={t('shell.findPlayer')} noindex />
      <section className="slab overflow-hidden lg:grid lg:min-h-88 lg:grid-cols-[1.1fr_minmax(0,1fr)] [&_img]:block [&_img]:aspect-16/9 [&_img]:h-full [&_img]:w-full [&_img]:object-cover">
        <Picture art={ART.lost} alt="" sizes="(width >= 64rem) 40rem, 100vw" loading="eager" />
        <div className="grid content-center gap-4 p-4 lg:p-10">
          <div>
            <h1 className="text-xl [overflow-wrap:anywhere] lg:text-2xl">{t('player.unknown', { name })}</h1>
            <p className="mt-2 text-soft">{t('player.unknownText')}</p>
          </div>
          {near.length > 0 && (
            <div>
              <p className="mb-2 text-faint text-sm">{t('shell.didYouMean')}</p>
              <ul className="flex flex-wrap gap-2">
                {near.map((one) => (
                  <li key={one.name}>
                    <SiteLink to={playerPath(one.name) ?? '/player'} className="link-chip">
                      <PlayerHead name={one.name} size={24} />
                      {one.name}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <p className="text-sm text-soft">
            {t('player.yours')}{' '}
            <SiteLink to="/" className="link">
              {t('player.join')}
            </SiteLink>
          </p>
        </div>
      </section>
    </div>
  )
}

const MEDALS = ['text-gold', 'text-silver', 'text-bronze']

function Ranks({ ranks }: { ranks: readonly PlayerRank[] }) {
  const { t } = useText()
  return (
    <section className="slab min-w-0 p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="trophy" className="text-faint" />
        {t('player.ranks')}
      </h2>
      <ul className="mt-3">
        {ranks.map((rank) => (
          <Rank key={`${rank.tab.id}/${rank.board.id}`} {...rank} />
        ))}
      </ul>
    </section>
  )
}

function Rank({ tab, board, period, rank, value }: PlayerRank) {
  const text = useText()
  const { t } = text
  const parts = [
    tab.label ?? t('leaderboard.tab_global'),
    t(`leaderboard.${period}`),
    value === null ? null : formatValue(board, value, text),
  ]
  return (
    <li className="border-line border-t">
      <SiteLink
        to={boardPath(tab.id, board.id, period)}
        className="row-link flex min-h-14 items-center gap-3 py-1.5"
      >
        <span className={`px w-12 flex-none text-center text-3xl ${MEDALS[rank - 1] ?? 'text-soft'}`}>
          {rank}
        </span>
        <span className="min-w-0 flex-1">
          <b className="block break-words leading-5">{boardLabel(board, t)}</b>
          <span className="num text-faint text-xs">{parts.filter(Boolean).join(' · ')}</span>
        </span>
        <Icon name="chevron-right" className="text-faint" />
      </SiteLink>
    </li>
  )
}

function Votes({ total, month, streak }: NonNullable<Player['votes']>) {
  const { t, number } = useText()
  const figures = [
    { value: total, label: t('player.votesTotal') },
    { value: month, label: t('player.votesMonth') },
    { value: streak, label: t('player.voteStreak') },
  ]
  return (
    <section className="slab min-w-0 p-4">
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="thumbs-up" className="text-faint" />
        <SiteLink to="/vote" className="row-link">
          {t('player.votes')}
        </SiteLink>
      </h2>
      <dl className="num mt-3 grid grid-cols-3 gap-3">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-faint text-sm">{label}</dt>
            <dd className="font-bold text-2xl">{number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
