import { ART } from './art.ts'
import type { Art } from './picture.tsx'
import { pickScene, type SceneName } from './scenes.ts'

/** A picture of the build, and the name of its description in the locales. */
export type MapArt = { art: Art; scene: SceneName | 'mapSurvival' | 'mapCreative' }

const OWN: Readonly<Record<string, MapArt>> = {
  survival: { art: ART.mapSurvival, scene: 'mapSurvival' },
  creative: { art: ART.mapCreative, scene: 'mapCreative' },
}

/** One for each map, in order; no scene twice while there are others. */
export function mapArt(maps: readonly { id: string; accent: string }[]): MapArt[] {
  const taken = new Set<SceneName>()
  return maps.map(({ id, accent }) => {
    const own = Object.hasOwn(OWN, id) ? OWN[id] : undefined
    if (own) return own
    const scene = pickScene(accent, taken)
    taken.add(scene)
    return { art: ART[scene], scene }
  })
}
