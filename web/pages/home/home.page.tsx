import './home.css'
import { useEffect, useState } from 'react'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { IncidentNotes } from '#web/kit/layout/announcement-bar.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PostCard } from '#web/kit/layout/post-card.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { GamemodeList } from './gamemode-list.tsx'
import { Hero } from './hero.tsx'
import type { loader } from './home.loader.ts'
import { LastAct } from './last-act.tsx'
import { Pulse } from './pulse.tsx'
import { skyAt } from './sky-hour.ts'
import { StatCards } from './stat-cards.tsx'
import { useServerStatus } from './use-server-status.ts'

type Data = LoaderData<typeof loader>

export default function HomePage({ loaderData }: { loaderData: Data }) {
  const { name } = useSite()
  return (
    <>
      <PageHead title={name} />
      <IncidentNotes incidents={loaderData.incidents} />
      <Welcome {...loaderData} />
      <Pulse events={loaderData.pulse} />
      {loaderData.newest && <NewestPost post={loaderData.newest} />}
      {loaderData.modes.length > 0 && <GamemodeList {...loaderData} />}
      <LastAct {...loaderData} />
    </>
  )
}

/** The parts that a poll of the status renders again. */
function Welcome({ status: initial, sky }: Pick<Data, 'status' | 'sky'>) {
  const status = useServerStatus(initial)
  const [later, setLater] = useState(sky)
  // Without dependencies: each poll compares the hour again.
  useEffect(() => setLater(skyAt(new Date())))
  return (
    <>
      <Hero status={status} sky={sky} later={later} />
      <StatCards status={status} />
    </>
  )
}

function NewestPost({ post }: { post: PostSummary }) {
  const { t } = useText()
  return (
    <section className="wrap pt-8 lg:pt-12" aria-labelledby="newest">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="newest" className="text-xl">
          {t('shell.news')}
        </h2>
        <SiteLink to="/news" className="flex min-h-11 items-center gap-2 font-bold text-star">
          {t('home.allNews')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <PostCard post={post} level={3} />
    </section>
  )
}
