import type { ShownTab } from '#contract/network/leaderboards.ts'
import { GLOBAL_TAB } from '#contract/settings/boards.ts'
import { ART } from '#web/kit/ui/art.ts'
import type { Art } from '#web/kit/ui/picture.tsx'
import { pickScene } from '#web/kit/ui/scenes.ts'

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
