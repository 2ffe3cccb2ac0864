// Images of game modes added by admins, shown on the home page.
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import type { Database } from '#server/database/schema.ts'
import { createCache } from '#server/kernel/cache.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { listActiveImages } from './image.repository.ts'

type Deps = {
  db: Database
  clock: Clock
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

async function readActive(db: Database): Promise<GamemodeImages> {
  const images: GamemodeImages = { survival: [], skyblock: [], creative: [] }
  for (const { gamemode, imageUrl } of await listActiveImages(db))
    images[gamemode].push({ image_url: imageUrl })
  return images
}
