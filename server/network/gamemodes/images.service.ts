// Images of game modes that admins add.
import { FALLBACK_LANGUAGE } from '#contract/language.ts'
import type { GamemodeImage, GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { newId } from '#server/platform/kernel/random.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { deleteImage, insertImage, listImages, toggleImage } from './image.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  shownSettings(): Settings
  pictures: Pictures
  audit: Audit
  onChange(): Promise<void>
}

export type Images = ReturnType<typeof createImages>

/** Pages derive the names of the narrower variants from it. */
const WIDEST = 1_600

export function createImages(deps: Deps) {
  const { db, shownSettings, pictures, clock, random, audit, onChange } = deps
  const findMode = (id: string) => shownSettings().modes.find((mode) => mode.id === id)
  /** Pictures of a mode that the owner has removed have only its id. */
  const nameOf = (id: string) => findMode(id)?.name[FALLBACK_LANGUAGE] ?? id

  async function add(gamemode: string, bytes: Uint8Array, by: string): Promise<GamemodeImage> {
    if (!findMode(gamemode)) throw new AppError('invalid_request')
    const image_url = (await pictures.store(bytes)).urlAt(WIDEST)
    const image = { _id: newId(random), gamemode, image_url, active: true }
    try {
      await db.transaction().execute(async (trx) => {
        await insertImage(trx, image, clock.now())
        await audit.write(trx, { admin: by, action: 'image_added', subject: nameOf(gamemode) })
      })
    } catch (error) {
      await pictures.remove(image_url)
      throw error
    }
    await onChange()
    return image
  }

  async function toggle(id: string, by: string): Promise<GamemodeImage> {
    const image = await db.transaction().execute(async (trx) => {
      const toggled = await toggleImage(trx, id)
      if (!toggled) throw new AppError('image_not_found')
      const action = toggled.active ? 'image_activated' : 'image_deactivated'
      await audit.write(trx, { admin: by, action, subject: nameOf(toggled.gamemode) })
      return toggled
    })
    await onChange()
    return image
  }

  async function remove(id: string, by: string): Promise<void> {
    const { image_url } = await db.transaction().execute(async (trx) => {
      const gone = await deleteImage(trx, id)
      if (!gone) throw new AppError('image_not_found')
      const subject = nameOf(gone.gamemode)
      await audit.write(trx, { admin: by, action: 'image_deleted', subject })
      return gone
    })
    await onChange()
    await pictures.remove(image_url)
  }

  return {
    add,
    toggle,
    remove,
    list: () => listImages(db),
    origins: pictures.origins,
  }
}

type GalleryDeps = Pick<Core, 'db' | 'clock'> & {
  shownSettings(): Settings
  onChange(listener: () => void): void
}

export type Gallery = ReturnType<typeof createGallery>

export function createGallery({ db, clock, shownSettings, onChange }: GalleryDeps) {
  const cache = createCache(async (): Promise<GamemodeImages> => {
    const images = (await listImages(db)).filter(({ active }) => active)
    const ofMode = (id: string) => images.filter(({ gamemode }) => gamemode === id)
    return Object.fromEntries(
      shownSettings().modes.map(({ id }) => [id, ofMode(id).map(({ image_url }) => ({ image_url }))]),
    )
  }, clock)
  onChange(cache.invalidate)

  return {
    /** A mode without images has an empty list: pages then show the default ones. */
    listActive: cache.get,
  }
}
