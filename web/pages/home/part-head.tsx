import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

type Props = { id: string; title: string; to?: string; onward?: string }

/** The heading of a part of the page, with the way to all of it. */
export function PartHead({ id, title, to, onward }: Props) {
  return (
    <div className="mb-3 flex min-h-11 items-center justify-between gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {to && (
        <SiteLink to={to} className={ONWARD}>
          {onward}
          <Icon name="arrow-right" />
        </SiteLink>
      )}
    </div>
  )
}

export const ONWARD =
  'flex min-h-11 items-center gap-2 whitespace-nowrap font-bold hover:text-star [&>.icon]:text-star'
