import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { reportErrorContext, servicesContext } from '../services.ts'
import type { Route } from './+types/home.page'
import { GamemodeList } from './gamemode-list.tsx'
import { Hero } from './hero.tsx'
import { StatCards } from './stat-cards.tsx'
import { useGamemodeImages } from './use-gamemode-images.ts'
import { useServerStatus } from './use-server-status.ts'
import { WaysOnward } from './ways-onward.tsx'

/** Where nobody can say which pictures were added, ours are shown. */
const NONE_ADDED: GamemodeImages = { survival: [], skyblock: [], creative: [] }

export async function loader({ context }: Route.LoaderArgs) {
  const { status, gallery } = context.get(servicesContext)
  const images = await gallery.listActive().catch((error: unknown) => {
    context.get(reportErrorContext)(error)
    return NONE_ADDED
  })
  return { status: status.find('network'), images }
}

export const headers = () => keptFor(15)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { name } = useSite()
  const status = useServerStatus(loaderData.status)
  const images = useGamemodeImages(loaderData.images)
  return (
    <>
      <PageHead title={name} />
      <Hero status={status} />
      <StatCards status={status} />
      <GamemodeList images={images} />
      <WaysOnward />
    </>
  )
}
