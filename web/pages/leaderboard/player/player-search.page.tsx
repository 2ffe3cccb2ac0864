import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { PlayerHit, useHitCount } from '#web/kit/layout/player-hit.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import type { LoaderData } from '#web/kit/router/index.ts'
import type { loader } from './player-search.loader.ts'

/** The hits of the field in the bar as a page: without script, and for a name that nobody has. */
export default function PlayerSearchPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { t } = useText()
  const { text, hits, near } = loaderData
  const count = useHitCount(hits.length)
  return (
    <>
      <PageHead ofSite title={t('shell.findPlayer')} noindex />
      <PageTitle title={t('shell.findPlayer')} text={text ? `“${text}”` : t('player.searchText')} />
      <div className="wrap">
        {text && (
          <p className="mb-2 text-faint text-sm">
            {near.length > 0 ? `${count} ${t('shell.didYouMean')}` : count}
          </p>
        )}
        <ul className="grid gap-x-10 md:grid-cols-2">
          {[...hits, ...near].map((hit) => (
            <li key={hit.name} className="border-line border-t">
              <SiteLink
                to={playerPath(hit.name) ?? '/player'}
                className="row-link flex min-h-14 items-center gap-3"
              >
                <PlayerHit {...hit} typed={text} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
