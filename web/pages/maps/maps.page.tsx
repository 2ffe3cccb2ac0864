import type { CSSProperties } from 'react'
import type { MapView } from '#contract/network/network-views.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useModeStatus } from '#web/kit/layout/use-server-status.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type MapArt, mapArt } from '#web/kit/ui/map-art.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import type { loader } from './maps.loader.ts'

type Data = LoaderData<typeof loader>

/** One fills the width, two share it, four are two rows; others stand three in a row. */
function columnsOf(count: number): string {
  if (count === 1) return ''
  return count === 2 || count === 4 ? 'md:grid-cols-2' : 'md:grid-cols-2 lg:grid-cols-3'
}

export default function MapsPage({ loaderData: { maps, playing } }: { loaderData: Data }) {
  const { t } = useText()
  const art = mapArt(maps)
  const statuses = useModeStatus(playing)
  return (
    <>
      <PageHead title={t('shell.maps')} breadcrumb={t('shell.maps')} />
      <PageTitle title={t('maps.title')} text={t('maps.text')} />
      {maps.length === 0 ? (
        <Notice level={2} icon="map" title={t('maps.empty')} text={t('maps.emptyText')} />
      ) : (
        <div className={`wrap grid grid-cols-1 gap-x-8 gap-y-10 pt-2 ${columnsOf(maps.length)}`}>
          {maps.map((map, index) => (
            <MapCard key={map.id} map={map} art={art[index]} status={statuses[map.id]} />
          ))}
        </div>
      )}
    </>
  )
}

type Props = { map: MapView; art: MapArt | undefined }

const SIZES = '(width >= 48rem) 60vw, 100vw'

function MapCard({ map, art, status }: Props & { status: ServerStatus | undefined }) {
  const { t } = useText()
  const isAway = status?.online === false
  const isOpen = map.url !== null && !isAway
  const text = map.url === null ? t('maps.comingSoonText') : isAway ? t('maps.awayText') : map.text
  const content = (
    <>
      <div className="pic aspect-[16/10] lg:group-only:aspect-[21/9]">
        <MapPicture map={map} art={art} isOpen={isOpen} />
        {isOpen ? (
          status && <Playing status={status} />
        ) : (
          <span className={`badge absolute bottom-4 left-4 ${isAway ? 'bg-bad-bg text-bad' : ''}`}>
            {t(isAway ? 'maps.away' : 'maps.comingSoon')}
          </span>
        )}
      </div>
      <div className="mt-3 flex items-center justify-between gap-4">
        <h2 className="flex min-w-0 items-center gap-2.5 break-words text-xl">
          <i className="dot text-(--c)" />
          {map.name}
        </h2>
        {isOpen && (
          <span className="flex min-h-11 flex-none items-center gap-2 font-bold group-hover:text-star">
            {t('maps.openMap')}
            <Icon name="arrow-up-right" className="text-star" />
            <span className="sr-only">{t('shell.opensNewTab')}</span>
          </span>
        )}
        {isAway && (
          <SiteLink to="/status" className="link flex min-h-11 flex-none items-center font-bold">
            {t('shell.status')}
          </SiteLink>
        )}
      </div>
      <p className="break-words text-soft">{text}</p>
    </>
  )
  const accent = { '--c': map.accent } as CSSProperties
  return map.url !== null && isOpen ? (
    <a className="group rounded-slab" style={accent} href={map.url} target="_blank" rel="noopener">
      {content}
    </a>
  ) : (
    <article className="group" style={accent}>
      {content}
    </article>
  )
}

/** How many are on the server of the map; nothing while it hides them. */
function Playing({ status }: { status: ServerStatus }) {
  const { t, number } = useText()
  const players = countPlayers(status)
  if (players === null) return null
  return (
    <p className="num absolute inset-x-0 bottom-0 flex items-center gap-2 p-4 bg-deep/80 font-bold text-[0.9375rem]">
      {players > 0 && <i className="dot text-ok" />}
      {players > 0 ? t('maps.playing', { players: number(players) }) : t('maps.nobody')}
    </p>
  )
}

/** The owner's picture; one of the build without it, or when it fails to load. */
function MapPicture({ map, art, isOpen }: Props & { isOpen: boolean }) {
  const { t } = useText()
  const { failed, image } = useImageFallback(map.pictureUrl)
  const look = isOpen ? '' : 'opacity-40 [filter:grayscale(1)]'
  if (map.pictureUrl && !failed) {
    return <img {...image} src={map.pictureUrl} alt="" className={look} width={1_600} height={1_200} />
  }
  if (!art) return null
  return (
    <Picture art={art.art} alt={t(`scenes.${art.scene}`)} sizes={SIZES} loading="eager" className={look} />
  )
}
