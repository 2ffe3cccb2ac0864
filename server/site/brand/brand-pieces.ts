// The mark and the hero of an identity: uploaded, made, or those of the build.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { heroSceneOf } from '#contract/settings/hero-scenes.ts'
import type { Identity } from '#contract/settings/identity.schema.ts'
import type { MarkImage } from './icons.ts'
import { renderMark } from './mark.ts'

type Deps = {
  publicDir: string
  hasOwnMark(): boolean
  readUpload(url: string | null): Promise<Buffer | null>
}

const BUILT_MARK = '/icons/mark.svg'
const DEFAULT_HERO = 'hero-2400.webp'

export function createPieces({ publicDir, hasOwnMark, readUpload }: Deps) {
  async function markOf({ short_name, accent, logo_url }: Identity): Promise<MarkImage> {
    const bytes = await readUpload(logo_url)
    if (bytes) return { kind: 'picture', bytes }
    if (hasOwnMark()) return { kind: 'svg', inner: renderMark({ shortName: short_name, accent }) }
    return { kind: 'picture', bytes: await readFile(join(publicDir, BUILT_MARK)) }
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

  return { markOf, faviconOf, heroOf }
}
