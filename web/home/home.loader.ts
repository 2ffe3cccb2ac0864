import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import type { LoaderArgs } from '../services.ts'

/** Without an answer the page shows the pictures of the build. */
const NO_IMAGES: GamemodeImages = { survival: [], skyblock: [], creative: [] }

export async function loader({ services, reportError }: LoaderArgs<'home'>) {
  const images = await services.gallery.listActive().catch((error: unknown) => {
    reportError(error)
    return NO_IMAGES
  })
  return { status: services.status.find('network'), images }
}
