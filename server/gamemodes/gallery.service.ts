// The pictures that admins have put beside ours on the home page.
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import type { Database } from '#server/database/schema.ts'
import { createCache } from '#server/kernel/cache.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { listActiveImages } from './image.repository.ts'

type Deps = {
  db: Database
  clock: Clock
  /** Calls back whenever something that pages show has changed. */
  onChange(listener: () => void): void
}

export type Gallery = ReturnType<typeof createGallery>

export function createGallery({ db, clock, onChange }: Deps) {
  const cache = createCache(() => readActive(db), clock)
  onChange(cache.invalidate)

  return {
    /** A mode without pictures of its own has an empty list: pages then show ours. */
    listActive: cache.get,
  }
}

async function readActive(db: Database): Promise<GamemodeImages> {
  const images: GamemodeImages = { survival: [], skyblock: [], creative: [] }
  for (const { gamemode, imageUrl } of await listActiveImages(db))
    images[gamemode].push({ image_url: imageUrl })
  return images
}
