// The pictures of the build that a mode shows without pictures of its own.
import { pickScene, type SceneName, scenesNear } from './scenes.ts'

/** Modes of the demo; all others get scenes that suit their accent. */
const OWN: Readonly<Record<string, readonly SceneName[]>> = {
  survival: ['survivalLake', 'survivalCave', 'survivalPass'],
  skyblock: ['skyblockTown', 'skyblockFirst', 'skyblockMarket'],
  creative: ['creativeCandi', 'creativePlots', 'creativeGarden'],
}
const SLIDES = 3

/** Three for each mode, in order; the first differs from that of every other mode. */
export function modeArt(modes: readonly { id: string; accent: string }[]): SceneName[][] {
  const own = modes.map(({ id }) => (Object.hasOwn(OWN, id) ? OWN[id] : undefined))
  const taken = new Set(own.flatMap((scenes) => scenes?.slice(0, 1) ?? []))
  return modes.map(({ accent }, index) => {
    const scenes = own[index]
    if (scenes) return [...scenes]
    const first = pickScene(accent, taken)
    taken.add(first)
    return [first, ...scenesNear(accent).filter((scene) => scene !== first)].slice(0, SLIDES)
  })
}
