import './player.css'
import './player.utilities.css'
import { useEffect } from 'react'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { ShareButton } from '../share-button.tsx'
import type { loader } from './player.loader.ts'
import { Ranks } from './ranks.tsx'
import { rememberPlayer } from './seen-players.ts'
import { Sky } from './sky.tsx'
import { UnknownPlayer } from './unknown-player.tsx'
import { Votes } from './votes.tsx'

type Data = LoaderData<typeof loader>

const HEAD_PX = 112

export default function PlayerPage({ loaderData }: { loaderData: Data }) {
  const { player, unknown } = loaderData
  return player ? <FoundPlayer {...player} /> : <UnknownPlayer {...unknown} />
}

function FoundPlayer(player: NonNullable<Data['player']>) {
  const { t, language } = useText()
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
        picture={{
          path: `/players/${language}/${encodeURIComponent(name)}.jpg`,
          alt: t('player.picture', { name, site }),
        }}
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

function Title({ name, edition, lastSeen }: NonNullable<Data['player']>) {
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
        <ShareButton label={t('player.share')} title={name} variant="primary" className="max-lg:w-full" />
      </div>
    </div>
  )
}
