import './home.css'
import { type ReactNode, useEffect, useState } from 'react'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { IncidentNotes } from '#web/kit/layout/announcement-bar.tsx'
import { OpenOrderLine } from '#web/kit/layout/open-order-line.tsx'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PostCard } from '#web/kit/layout/post-card.tsx'
import { useServerStatus } from '#web/kit/layout/use-server-status.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Reveal } from '#web/kit/ui/reveal.tsx'
import { GamemodeList } from './gamemode-list.tsx'
import { Goal } from './goal.tsx'
import { Hero } from './hero.tsx'
import type { loader } from './home.loader.ts'
import { Numbers } from './numbers.tsx'
import { PartHead } from './part-head.tsx'
import { Pulse } from './pulse.tsx'
import { skyAt } from './sky-hour.ts'
import { TopThree } from './top-three.tsx'

type Data = LoaderData<typeof loader>

export default function HomePage({ loaderData }: { loaderData: Data }) {
  const { name } = useSite()
  const { incidents, newest, goal, modes, top, pulse } = loaderData
  return (
    <>
      <PageHead title={name} />
      <OpenOrderLine />
      <IncidentNotes incidents={incidents} />
      <Welcome {...loaderData} />
      <Row
        className="pt-8 lg:pt-12"
        wide={newest && <NewestPost post={newest} />}
        narrow={goal && <Goal goal={goal} />}
      />
      {modes.length > 0 && <GamemodeList {...loaderData} />}
      <Row
        className="pt-18 lg:pt-24"
        wide={top && <TopThree board={top} />}
        narrow={pulse.length > 0 && <Pulse events={pulse} />}
      />
    </>
  )
}

/** The parts that a poll of the status renders again. */
function Welcome({ status: initial, sky, ground }: Pick<Data, 'status' | 'sky' | 'ground'>) {
  const status = useServerStatus(initial)
  const [later, setLater] = useState(sky)
  // Without dependencies: each poll compares the hour again.
  useEffect(() => setLater(skyAt(new Date())))
  return (
    <>
      <Hero status={status} sky={sky} ground={ground} later={later} />
      <Numbers status={status} />
    </>
  )
}

/** Two parts side by side, eight columns and four; one alone has them all. */
function Row({ wide, narrow, className }: { wide: ReactNode; narrow: ReactNode; className: string }) {
  if (!wide && !narrow) return null
  const columns = wide && narrow ? 'lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)]' : ''
  return (
    <Reveal className={`wrap grid grid-cols-1 gap-12 lg:gap-14 ${columns} ${className}`}>
      {wide}
      {narrow}
    </Reveal>
  )
}

function NewestPost({ post }: { post: PostSummary }) {
  const { t } = useText()
  return (
    <section aria-labelledby="newest">
      <PartHead id="newest" title={t('shell.news')} to="/news" onward={t('home.allNews')} />
      <PostCard post={post} level={3} />
    </section>
  )
}
