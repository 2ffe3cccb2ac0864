// The pictures that admins have put beside ours on the home page.
import type { GamemodeImages } from '#contract/gamemodes.ts'
import type { Database } from '#server/database/schema.ts'
import { listActiveImages } from './image.repository.ts'

export type Gallery = ReturnType<typeof createGallery>

export function createGallery({ db }: { db: Database }) {
  return {
    /** A mode without pictures of its own has an empty list: pages then show ours. */
    async listActive(): Promise<GamemodeImages> {
      const images: GamemodeImages = { survival: [], skyblock: [], creative: [] }
      for (const { gamemode, imageUrl } of await listActiveImages(db))
        images[gamemode].push({ image_url: imageUrl })
      return images
    },
  }
}
