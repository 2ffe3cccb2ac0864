import './player.css'
import './player.utilities.css'
import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FindForm } from '../find-form.tsx'
import type { loader } from './player-search.loader.ts'

const HITS_MAX = 20

type Data = LoaderData<typeof loader>

export default function PlayerSearchPage({ loaderData }: { loaderData: Data }) {
  const { t } = useText()
  const { name } = useSite()
  const { text, hits } = loaderData
  return (
    <>
      <PageHead title={`${t('player.searchTitle')} · ${name}`} noindex />
      <PageTitle title={t('player.searchTitle')} text={t('player.searchText')} />
      <div className="wrap">
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
      </div>
    </>
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
