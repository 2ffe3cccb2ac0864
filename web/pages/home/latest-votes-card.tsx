import { jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { PlayerName } from '#web/kit/layout/player-name.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

export type LatestVote = { name: string; site: string; at: string }

/** Who voted last. The time of day instead of "2 minutes ago", which would be wrong in a cached page. */
export function LatestVotesCard({ votes, className }: { votes: readonly LatestVote[]; className: string }) {
  const { t, language } = useText()
  return (
    <section className={`slab flex flex-col ${className}`} aria-labelledby="latest-votes">
      <h3 id="latest-votes" className="flex items-center gap-2 px-4 pt-4 pb-2 text-lg">
        <Icon name="thumbs-up" className="text-faint" />
        {t('home.latestVotes')}
      </h3>
      <ol className="mb-auto">
        {votes.map(({ name, site, at }) => (
          <li key={name} className="flex min-h-14 items-center gap-3 border-line border-t px-4">
            <PlayerHead name={name} size={28} />
            <span className="min-w-0 flex-1">
              <PlayerName name={name} className="block truncate font-semibold" />
              <span className="block truncate text-faint text-sm leading-4">{site}</span>
            </span>
            <time className="num text-faint text-sm" dateTime={at}>
              {jakartaTime(new Date(at), language)} WIB
            </time>
          </li>
        ))}
      </ol>
      <SiteLink
        to="/vote"
        className="flex min-h-12 items-center gap-2 border-line border-t px-4 font-bold text-star hover:underline"
      >
        {t('home.goVote')}
        <Icon name="arrow-right" />
      </SiteLink>
    </section>
  )
}
