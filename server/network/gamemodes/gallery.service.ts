// Images of game modes added by admins, shown on the home page.
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { listImages } from './image.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  currentSettings(): Settings
  /** Registers a listener for changes of public data. */
  onChange(listener: () => void): void
}

export type Gallery = ReturnType<typeof createGallery>

export function createGallery({ db, clock, currentSettings, onChange }: Deps) {
  const cache = createCache(() => readActive(db, currentSettings().modes), clock)
  onChange(cache.invalidate)

  return {
    /** A mode without images has an empty list: pages then show the default ones. */
    listActive: cache.get,
  }
}

async function readActive(db: Core['db'], modes: Settings['modes']): Promise<GamemodeImages> {
  const images = (await listImages(db)).filter(({ active }) => active)
  return Object.fromEntries(
    modes.map(({ id }) => [
      id,
      images.filter(({ gamemode }) => gamemode === id).map(({ image_url }) => ({ image_url })),
    ]),
  )
}
