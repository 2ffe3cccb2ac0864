import { ART } from '#web/kit/ui/art.ts'
import type { Art } from '#web/kit/ui/picture.tsx'

const OUR_ART = /^\/art\/(?:[0-9a-z]{8}\/)?([a-z]+(?:-[a-z]+)*)(?:-\d+)?\.(?:avif|webp|png|jpg)$/

/** Null for an external image, which exists in one size only. */
export function artOf(imageUrl: string): Art | null {
  const name = OUR_ART.exec(imageUrl)?.[1]
  return Object.values(ART).find((art) => art.name === name) ?? null
}
