// Icons and share pictures of the site, made from its identity once for each change of it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heroSceneOf } from '#contract/settings/hero-scenes.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { derive } from '#server/platform/kernel/derive.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import type { Pictures } from '#server/platform/pictures/pictures.service.ts'
import { type Brand, brandOf } from '#server/site/views/site.service.ts'
import { type MarkImage, renderFavicon, renderIcon, renderMarkSvg } from './icons.ts'
import { renderMark } from './mark.ts'
import { isPageShare, type PageShareFile, renderPageShare } from './page-share.ts'
import { renderShareCard } from './share-card.ts'

/** Each file with the picture of the build that it stands for. */
export const BRAND_FILES = {
  'favicon.ico': '/favicon.ico',
  'mark.svg': '/icons/mark.svg',
  'icon-32.png': '/icons/icon-32.png',
  'icon-180.png': '/icons/icon-180.png',
  'icon-192.png': '/icons/icon-192.png',
  'icon-512.png': '/icons/icon-512.png',
  'icon-512-maskable.png': '/icons/icon-512-maskable.png',
  'share-en.jpg': '/art/social-1200x630.jpg',
  'share-id.jpg': '/art/social-1200x630.jpg',
} as const
export type BrandFile = keyof typeof BRAND_FILES

type Deps = {
  shownSettings: () => Settings
  publicDir: string
  pictures: Pick<Pictures, 'read'>
}

export type BrandService = ReturnType<typeof createBrand>

const DEFAULT_HERO = 'hero-2400.webp'

/** The share pictures of single pages stand for none of the build. */
type MadeName = BrandFile | PageShareFile
type Made = { brand: Brand; files: Map<MadeName, Promise<Buffer>> }

/** As the icons of the build: the mark has 16 pixels, and stands on 2 or 5 more. */
const PADDING = { icon: 0.1, maskable: 5 / 26 }

export function createBrand({ shownSettings, publicDir, pictures }: Deps) {
  /** A picture takes a core for half a second. */
  const semaphore = createSemaphore({ concurrency: 1, maxQueued: 20 })
  let made: Made | null = null
  const brand = derive(() => shownSettings().identity, brandOf)

  /** The files of the identity before are dropped as soon as it changes. */
  function current(): Made {
    const now = brand()
    if (made?.brand.version !== now.version) made = { brand: now, files: new Map() }
    return made
  }

  const readUpload = async (url: string | null) => (url === null ? null : pictures.read(url))

  /** Uploaded, made, or that of the build. */
  async function markOf({ short_name, accent, logo_url }: Identity): Promise<MarkImage> {
    const bytes = await readUpload(logo_url)
    if (bytes) return { kind: 'picture', bytes }
    if (brand().hasOwnMark) return { kind: 'svg', inner: renderMark({ shortName: short_name, accent }) }
    return { kind: 'picture', bytes: await readFile(join(publicDir, BRAND_FILES['mark.svg'])) }
  }

  async function faviconOf(identity: Identity): Promise<MarkImage> {
    const bytes = await readUpload(identity.favicon_url)
    return bytes ? { kind: 'picture', bytes } : markOf(identity)
  }

  async function heroOf({ hero_url }: Identity): Promise<Buffer> {
    const scene = heroSceneOf(hero_url)
    const name = scene === null || scene === 'hero' ? DEFAULT_HERO : `${scene}-1600.webp`
    return (await readUpload(scene === null ? hero_url : null)) ?? readFile(join(publicDir, 'art', name))
  }

  const isOwn = (file: BrandFile) => (isShare(file) ? brand().hasOwnShare : brand().hasOwnMark)

  async function make(file: MadeName, identity: Identity): Promise<Buffer> {
    if (isBrandFile(file) && !isOwn(file)) return readFile(join(publicDir, BRAND_FILES[file]))
    if (file === 'favicon.ico') return renderFavicon(await faviconOf(identity))
    if (file === 'icon-32.png') return renderIcon(await faviconOf(identity), 32)
    const mark = await markOf(identity)
    if (isPageShare(file)) return renderPageShare(file, { identity, mark, publicDir })
    if (isShare(file)) {
      const tagline = identity.tagline[file === 'share-id.jpg' ? 'id' : 'en']
      return renderShareCard({ ...identity, tagline, mark, hero: await heroOf(identity) })
    }
    if (file === 'mark.svg') return Buffer.from(await renderMarkSvg(mark))
    const size = Number(/\d+/.exec(file)?.[0])
    return renderIcon(mark, size, file.endsWith('-maskable.png') ? PADDING.maskable : PADDING.icon)
  }

  function get(file: MadeName): Promise<Buffer> {
    const { identity } = shownSettings()
    return makeOnce(current().files, file, () => semaphore(() => make(file, identity)))
  }

  return {
    get,
    version: (): string => brand().version,
    /** Whether a path of the build has to be answered with a picture that was made. */
    replaces: (path: string): boolean => {
      const file = FILE_OF_PATH.get(path)
      return file !== undefined && isOwn(file)
    },
  }
}

/** One request makes a picture, all others wait for it. */
function makeOnce(known: Made['files'], name: MadeName, make: () => Promise<Buffer>): Promise<Buffer> {
  const found = known.get(name)
  if (found) return found
  const making = make()
  known.set(name, making)
  making.catch(() => known.delete(name))
  return making
}

/** The English share picture stands for the one without a language. */
export const FILE_OF_PATH: ReadonlyMap<string, BrandFile> = new Map(
  (Object.entries(BRAND_FILES) as [BrandFile, string][]).reverse().map(([file, path]) => [path, file]),
)

export function isBrandFile(file: string): file is BrandFile {
  return Object.hasOwn(BRAND_FILES, file)
}

function isShare(file: BrandFile): boolean {
  return file.startsWith('share-')
}
