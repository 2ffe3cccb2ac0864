// Pictures of the build that suit a colour, for what has no picture of its own.
import type { ART } from './art.ts'

/** The colour that a scene is remembered by, as a hue. */
const SCENE_HUES = {
  survivalLake: 85,
  survivalPass: 125,
  skyblockMarket: 210,
  skyblockFirst: 235,
  skyblockTown: 260,
  survivalCave: 275,
  creativeCandi: 295,
  creativeGarden: 320,
  creativePlots: 350,
} as const satisfies Partial<Record<keyof typeof ART, number>>

export type SceneName = keyof typeof SCENE_HUES

const SCENES = Object.keys(SCENE_HUES) as SceneName[]

/** All scenes, those closest to the colour first. */
export function scenesNear(colour: string): SceneName[] {
  const hue = hueOf(colour)
  const distance = (scene: SceneName) => {
    const apart = Math.abs(SCENE_HUES[scene] - hue)
    return Math.min(apart, Math.abs(360 - apart))
  }
  return SCENES.toSorted((one, other) => distance(one) - distance(other))
}

/** The closest scene that none of the others has yet. */
export function pickScene(colour: string, taken: ReadonlySet<SceneName>): SceneName {
  const near = scenesNear(colour)
  return near.find((scene) => !taken.has(scene)) ?? near[0] ?? 'survivalLake'
}

/** In degrees, 0 to 359; grey has the hue of the night sky. */
function hueOf(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (range === 0) return 240
  if (most === red) return ((green - blue) / range) * 60
  return most === green ? 120 + ((blue - red) / range) * 60 : 240 + ((red - green) / range) * 60
}
