// Survival 3: a mountain pass at first light, a hanging bridge between two cliffs, one great peak behind.
import { house, meru } from '../builders/houses.js'
import { clouds } from '../builders/islands.js'
import { campfire, lantern } from '../builders/lights.js'
import { bridge } from '../builders/props.js'
import { isGrass, scatter, terrain } from '../builders/terrain.js'
import { flowers, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const SEED = 777
/** Ledges cut into the cliffs: x, z, radius, height. */
const WEST = [62, 132, 19, 50]
const EAST = [178, 104, 21, 54]

function cliffs(grid, noise) {
  const height = (x, z) => {
    const bend = noise.fbm(z * 0.012, 3, 2) * 26
    const off = Math.abs(x - 120 - bend)
    const wall = smooth(16, 62, off)
    const crest = smooth(40, 120, off) * 30 * noise.ridge(x * 0.016, z * 0.016, 3)
    const rough = noise.fbm(x * 0.03, z * 0.03, 3) * 12 * wall
    let h = (2 + wall * 66 + crest + rough) * (0.62 + 0.5 * smooth(210, 20, z))
    for (const [cx, cz, radius, level] of [WEST, EAST]) {
      const shelf = smooth(radius, radius * 0.6, Math.hypot((x - cx) * 0.85, z - cz))
      h = h * (1 - shelf) + level * shelf
    }
    return h
  }
  const look = { sea: -20, seed: SEED, snow: 92, rock: 4.4, grass: BLOCK.grassDark, dark: BLOCK.moss }
  const at = terrain(grid, height, { ...look, cliff: BLOCK.stoneWarm })
  return (x, z) => Math.floor(at(x, z)) + 1
}

function camp(grid, random, ground) {
  bridge(grid, [76, 51, 130], [163, 55, 106], { sag: 9, every: 8 })
  const home = (x, z, look) => house(grid, x, ground(x, z), z, random, { dir: 3, glow: 1.5, ...look })
  home(184, 102, { w: 11, d: 9, roof: 'joglo', block: BLOCK.roofRed })
  home(176, 118, { w: 8, d: 7, roof: 'gable', block: BLOCK.thatch })
  meru(grid, 56, ground(56, 128), 128, { tiers: 6, size: 5, base: 5, glow: 1.4 })
  for (const [x, z] of [
    [74, 126],
    [74, 135],
    [66, 142],
    [165, 101],
    [165, 111],
    [172, 108],
    [186, 114],
  ]) {
    lantern(grid, x, ground(x, z), z, { power: 3.6 })
  }
  campfire(grid, 170, ground(170, 113), 113)
}

function forest(grid, random, noise) {
  const away = ([cx, cz, radius], x, z) => Math.hypot(x - cx, z - cz) > radius * 0.72
  const wood = (x, y, z, id) =>
    isGrass(id) &&
    y > 14 &&
    y < 96 &&
    away(WEST, x, z) &&
    away(EAST, x, z) &&
    noise.fbm(x * 0.03, z * 0.03, 2) > 0.03 &&
    !grid.get(x, y + 2, z) &&
    !grid.get(x + 2, y + 7, z) &&
    !grid.get(x - 2, y + 7, z)
  scatter(grid, random, 15000, wood, (x, y, z) =>
    pine(grid, x, y, z, random, undefined, random.range(0.8, 1.5)),
  )
  flowers(grid, random, 900)
}

/** The great peak and its lower neighbours, in coarse blocks far behind. */
function greatPeak(noise) {
  const far = new Grid(260, 96, 120, { scale: 5, origin: [-560, -90, -900], shadow: false, soft: 0.4 })
  const height = (x, z) => {
    const out = Math.hypot(x - 108, (z - 62) * 1.2)
    const ribs = noise.ridge(x * 0.045, z * 0.045, 4) - 0.55
    const foothills = 44 * smooth(0, 40, z) * smooth(120, 70, z) * noise.ridge(x * 0.022, z * 0.03, 3)
    return Math.max(
      foothills,
      68 * Math.exp(-out / 36) + ribs * 46 * smooth(2, 30, out) * smooth(90, 40, out),
    )
  }
  const look = { sea: -20, seed: 5, snow: 30, rock: 3.8, cliff: BLOCK.slate }
  terrain(far, height, { ...look, grass: BLOCK.stoneDark, dark: BLOCK.slate })
  return far
}

/** Clouds lie over the lake in the valley behind. */
function valleyClouds() {
  const deck = new Grid(220, 12, 136, { scale: 5, origin: [-430, -4, -760], shadow: false, soft: 1 })
  clouds(deck, { seed: 4, cover: 0.12, level: 4, puff: 4, freq: 0.04 })
  return deck
}

export default function pass() {
  const random = rng(SEED)
  const noise = new Noise(SEED)
  const grid = new Grid(240, 140, 220)
  const ground = cliffs(grid, noise)
  camp(grid, random, ground)
  forest(grid, random, noise)
  return {
    layers: [grid, greatPeak(noise), valleyClouds()],
    sky: {
      seed: 14,
      zenith: '#0b1238',
      mid: '#2a4488',
      horizon: '#a88478',
      glow: '#ffbe70',
      low: '#28345f',
      sun: [-0.8, 0.3, -0.05],
      glowDir: [-0.6, 0, -0.85],
      sunColor: '#ffb978',
      sunPower: 2.4,
      glowPower: 0.6,
      glowWidth: 6,
      nebula: 0.25,
      stars: 1.2,
      clouds: 0.5,
      ambient: 1.7,
    },
    fog: { density: 0.0019, base: 11, height: 70, start: 120, mist: 40, max: 0.92 },
    water: { level: 11.7, deep: '#12305a', shallow: '#2f8f8a', ripple: 0.7 },
    shadow: { center: [118, 50, 110], radius: 135, size: 8192, soft: 2.2 },
    bake: { reach: 26, floor: 6 },
    camera: { from: [112, 67, 226], to: [117, 56, 96], fov: 44 },
    look: { exposure: 1.08, bloom: 0.26 },
  }
}
