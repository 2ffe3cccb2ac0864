import { ART } from '../ui/art.ts'
import type { Art } from '../ui/picture.tsx'

const OUR_ART = /^\/art\/(?:[0-9a-z]{8}\/)?([a-z]+(?:-[a-z]+)*)(?:-\d+)?\.(?:avif|webp|png|jpg)$/

/** A picture of our own set, which exists in several sizes; null for one that only its address is known of. */
export function artOf(imageUrl: string): Art | null {
  const name = OUR_ART.exec(imageUrl)?.[1]
  return Object.values(ART).find((art) => art.name === name) ?? null
}
