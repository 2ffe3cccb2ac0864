// The gallery as admins keep it: pictures are added, shown, hidden and removed.
import { GAMEMODE_NAMES, type Gamemode, IMAGE_WIDTHS_PX } from '#contract/gamemodes.ts'
import type { GamemodeImage } from '#contract/gamemodes-admin.ts'
import type { Audit } from '#server/audit/audit.service.ts'
import { BLOB_NAME, type BlobStore } from '#server/blobs/blob-store.ts'
import type { Database } from '#server/database/schema.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import {
  countImages,
  deleteImage,
  insertImage,
  listImages,
  type StoredImage,
  toggleImage,
} from './image.repository.ts'
import { type Picture, toPictures } from './picture.ts'

type Deps = {
  db: Database
  blobs: BlobStore
  clock: Clock
  random: Random
  audit: Audit
  log: Pick<Log, 'warn'>
  /** What pages show has changed. */
  onChange(): void
}

export type Images = ReturnType<typeof createImages>

const WIDEST = Math.max(...IMAGE_WIDTHS_PX)

export function createImages({ db, blobs, clock, random, audit, log, onChange }: Deps) {
  async function add(gamemode: Gamemode, bytes: Buffer, by: string): Promise<GamemodeImage> {
    const pictures = await toPictures(bytes)
    const stem = newId(random)
    const imageUrl = blobs.url(nameOf(stem, WIDEST))
    const image = { id: newId(random), gamemode, imageUrl, active: true }
    try {
      await store(stem, pictures)
      await db.transaction().execute(async (trx) => {
        await insertImage(trx, { ...image, at: clock.now() })
        await audit.write(trx, { admin: by, action: 'image_added', subject: GAMEMODE_NAMES[gamemode] })
      })
    } catch (error) {
      await forget(stem)
      throw error
    }
    onChange()
    return toReply(image)
  }

  async function store(stem: string, pictures: readonly Picture[]): Promise<void> {
    for (const { width, webp } of pictures) await blobs.put(nameOf(stem, width), webp)
  }

  /** A file that stays behind costs a little room and nothing else. */
  async function forget(stem: string): Promise<void> {
    for (const width of IMAGE_WIDTHS_PX) {
      await blobs
        .remove(nameOf(stem, width))
        .catch((error) => log.warn({ err: error, stem }, 'a picture could not be removed'))
    }
  }

  async function toggle(id: string, by: string): Promise<GamemodeImage> {
    const image = await db.transaction().execute(async (trx) => {
      const toggled = await toggleImage(trx, id)
      if (!toggled) throw new AppError('image_not_found')
      const action = toggled.active ? 'image_activated' : 'image_deactivated'
      await audit.write(trx, { admin: by, action, subject: GAMEMODE_NAMES[toggled.gamemode], detail: id })
      return toggled
    })
    onChange()
    return toReply(image)
  }

  async function remove(id: string, by: string): Promise<void> {
    const { imageUrl } = await db.transaction().execute(async (trx) => {
      const gone = await deleteImage(trx, id)
      if (!gone) throw new AppError('image_not_found')
      const subject = GAMEMODE_NAMES[gone.gamemode]
      await audit.write(trx, { admin: by, action: 'image_deleted', subject, detail: id })
      return gone
    })
    onChange()
    const name = imageUrl.slice(imageUrl.lastIndexOf('/') + 1)
    // An address that is not of our making is left alone.
    if (BLOB_NAME.test(name) && blobs.url(name) === imageUrl) await forget(name.slice(0, name.indexOf('-')))
  }

  return {
    add,
    toggle,
    remove,
    list: async (): Promise<GamemodeImage[]> => (await listImages(db)).map(toReply),
    count: () => countImages(db),
    /** The hosts that pictures come from, where they are not our own. */
    origins: blobs.origin === null ? [] : [blobs.origin],
  }
}

function nameOf(stem: string, width: number): string {
  return `${stem}-${width}.webp`
}

function toReply({ id, gamemode, imageUrl, active }: StoredImage): GamemodeImage {
  return { _id: id, gamemode, image_url: imageUrl, active }
}
