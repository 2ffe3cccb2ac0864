import './home.css'
import './home.utilities.css'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { GamemodeList } from './gamemode-list.tsx'
import { Hero } from './hero.tsx'
import type { loader } from './home.loader.ts'
import { LastAct } from './last-act.tsx'
import { NewestPost } from './newest-post.tsx'
import { Pulse } from './pulse.tsx'
import { StatCards } from './stat-cards.tsx'
import { useServerStatus } from './use-server-status.ts'

type Data = LoaderData<typeof loader>

export default function HomePage({ loaderData }: { loaderData: Data }) {
  const { name } = useSite()
  return (
    <>
      <PageHead title={name} />
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
  return (
    <>
      <Hero status={status} sky={sky} />
      <StatCards status={status} />
    </>
  )
}
