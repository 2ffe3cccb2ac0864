import { useText } from '#web/kit/i18n/use-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { PlayerVoteSums } from './player.loader.ts'

/** Verified votes of the player. */
export function Votes({ total, month, streak }: NonNullable<PlayerVoteSums>) {
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
