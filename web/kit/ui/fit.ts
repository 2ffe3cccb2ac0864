import type { CSSProperties } from 'react'

/** For the classes that fit a text of this width, in em, into their container. */
export function fit(em: number, more: Record<`--${string}`, string | number> = {}): CSSProperties {
  return { '--em': em, ...more } as CSSProperties
}
