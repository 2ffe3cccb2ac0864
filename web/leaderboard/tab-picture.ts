import { GLOBAL_TAB } from '#contract/boards.ts'
import type { ShownTab } from '#contract/leaderboards.ts'
import { ART } from '../ui/art.ts'
import type { Art } from '../ui/picture.tsx'
import { pickScene } from '../ui/scenes.ts'

/** Tabs of the demo; all others have a picture that suits their accent. */
const PICTURES: Readonly<Record<string, Art>> = {
  [GLOBAL_TAB]: ART.hero,
  tycoon: ART.skyblockMarket,
  survival: ART.survivalLake,
}

export function pictureOf({ id, accent }: Pick<ShownTab, 'id' | 'accent'>): Art {
  const own = Object.hasOwn(PICTURES, id) ? PICTURES[id] : undefined
  return own ?? ART[pickScene(accent ?? '', new Set())]
}
