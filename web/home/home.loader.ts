import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import type { LoaderArgs } from '../services.ts'

export async function loader({ services, language, reportError }: LoaderArgs<'home'>) {
  const { network, status, gallery } = services
  const images = await gallery.listActive().catch((error: unknown): GamemodeImages => {
    // Without a reply the page shows the pictures of the build.
    reportError(error)
    return {}
  })
  return {
    status: status.find('network'),
    modes: network.modes(language),
    images,
    voteSites: network.voteSites().length,
  }
}
