// Images of game modes added by admins, shown on the home page.
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import type { Core } from '#server/database/core.ts'
import { createCache } from '#server/kernel/cache.ts'
import { listImages } from './image.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** Registers a listener for changes of public data. */
  onChange(listener: () => void): void
}

export type Gallery = ReturnType<typeof createGallery>

export function createGallery({ db, clock, onChange }: Deps) {
  const cache = createCache(() => readActive(db), clock)
  onChange(cache.invalidate)

  return {
    /** A mode without images has an empty list: pages then show the default ones. */
    listActive: cache.get,
  }
}

async function readActive(db: Core['db']): Promise<GamemodeImages> {
  const images: GamemodeImages = { survival: [], skyblock: [], creative: [] }
  for (const { gamemode, image_url, active } of await listImages(db)) {
    if (active) images[gamemode].push({ image_url })
  }
  return images
}
