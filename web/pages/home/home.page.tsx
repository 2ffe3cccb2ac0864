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
import { useGamemodeImages } from './use-gamemode-images.ts'
import { useModeStatus, useServerStatus } from './use-server-status.ts'

export default function HomePage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const { name } = useSite()
  const status = useServerStatus(loaderData.status)
  const playing = useModeStatus(loaderData.playing)
  const images = useGamemodeImages(loaderData.images)
  return (
    <>
      <PageHead title={name} />
      <Hero status={status} sky={loaderData.sky} />
      <StatCards status={status} />
      <Pulse events={loaderData.pulse} />
      {loaderData.newest && <NewestPost post={loaderData.newest} />}
      {loaderData.modes.length > 0 && (
        <GamemodeList modes={loaderData.modes} playing={playing} images={images} />
      )}
      <LastAct {...loaderData} />
    </>
  )
}
