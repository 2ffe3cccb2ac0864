// Hero: an archipelago under the sky of an hour. The village is on the right, the left stays calm for the headline.
import { candi, splitGate, stupa } from '../builders/candi.js'
import { house, meru } from '../builders/houses.js'
import { clouds, islet } from '../builders/islands.js'
import { crystals, lantern } from '../builders/lights.js'
import { boat, bridge, canoe, crops, dock } from '../builders/props.js'
import { isGrass, ranges, scatter, terrain } from '../builders/terrain.js'
import { banyan, flowers, oak, palm, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'
import { HOURS } from './hero-hours.js'

const SEED = 2207
const SEA = 12
/** x, z, radius, height above the sea. */
const ISLES = [
  [262, 190, 66, 15],
  [116, 96, 46, 12],
  [330, 60, 44, 22],
  [214, 40, 30, 10],
  [372, 268, 34, 9],
  [100, 218, 13, 5],
]
/** x, z, door side, roof, width, depth. */
const HOMES = [
  [236, 214, 0, 'joglo', 11, 9],
  [254, 222, 0, 'limasan', 9, 7],
  [272, 226, 0, 'gable', 8, 7],
  [222, 196, 3, 'limasan', 8, 8],
  [246, 198, 0, 'joglo', 12, 9],
  [266, 206, 0, 'gable', 9, 7],
  [286, 212, 2, 'joglo', 10, 8],
  [240, 180, 0, 'gable', 8, 7],
  [262, 186, 0, 'joglo', 12, 10],
  [284, 192, 2, 'limasan', 9, 8],
  [298, 204, 2, 'gable', 8, 7],
  [224, 226, 0, 'gable', 7, 6],
  [302, 184, 2, 'limasan', 8, 7],
]
const LANTERNS = [
  [244, 226],
  [258, 214],
  [230, 206],
  [276, 216],
  [254, 206],
  [290, 200],
  [250, 240],
  [262, 232],
  [236, 232],
  [270, 196],
  [214, 210],
  [248, 188],
  [306, 196],
  [280, 228],
]
/** x, y, z, radius, seed. */
const SKY_ISLES = [
  [300, 96, 130, 21, 5],
  [352, 84, 108, 12, 6],
  [238, 112, 70, 12, 7],
  [186, 100, 20, 9, 8],
  [372, 118, 60, 16, 9],
  [96, 96, 40, 8, 10],
]

function land(grid, noise) {
  const height = (x, z) => {
    let base = -6
    for (const [cx, cz, radius, up] of ISLES) {
      const out = Math.hypot(x - cx, (z - cz) * 1.15) / radius + noise.fbm(x * 0.02, z * 0.02, 3) * 0.35
      base = Math.max(base, SEA - 9 + (up + 9) * smooth(1.15, 0.25, out))
    }
    const east = smooth(30, 0, Math.hypot(x - 330, z - 62)) * 34
    const west = smooth(24, 0, Math.hypot(x - 104, z - 84)) * 22
    const peaks = (east + west) * (0.7 + noise.ridge(x * 0.05, z * 0.05, 3) * 0.5)
    return base + noise.fbm(x * 0.05, z * 0.05, 3) * 5 + peaks
  }
  const at = terrain(grid, height, { sea: SEA, seed: SEED, snow: 52, rock: 3.4 })
  return (x, z) => Math.max(SEA + 1, Math.floor(at(x, z)) + 1)
}

function village(grid, random, ground) {
  for (const [x, z, dir, roof, w, d] of HOMES) {
    house(grid, x, ground(x, z), z, random, { dir, roof, w, d, h: random.int(4, 5), glow: 1.4 })
  }
  meru(grid, 274, ground(274, 172), 172, { tiers: 6, size: 6, base: 4 })
  splitGate(grid, 250, ground(250, 234) - 1, 234, { h: 13, gap: 3 })
  candi(grid, 118, ground(118, 104), 104, { size: 12, terraces: 3, step: 3, rise: 3, tower: 16 })
  for (const [x, z] of LANTERNS) lantern(grid, x, ground(x, z), z, { power: 3.6 })
  crops(grid, 290, 222, 309, 232)
  crops(grid, 204, 180, 216, 192, [BLOCK.rice, BLOCK.riceYoung])
}

function harbour(grid) {
  dock(grid, 214, SEA + 1, 236, 22, [-1, 0])
  dock(grid, 246, SEA + 1, 244, 18, [0, 1])
  dock(grid, 262, SEA + 1, 244, 12, [0, 1])
  boat(grid, 184, SEA, 226, { len: 12 })
  boat(grid, 132, SEA, 176, { len: 9, sail: BLOCK.wallWarm })
  canoe(grid, 204, SEA, 262, 1, BLOCK.roofDark)
  canoe(grid, 236, SEA, 258)
  canoe(grid, 274, SEA, 254, 0, BLOCK.roofTeal)
}

/** The shrine on the small isle at the left: two palms and one light, nothing more. */
function shrine(grid, random, ground) {
  stupa(grid, 101, ground(101, 217), 217, 2)
  palm(grid, 95, ground(95, 216), 216, random, 1.1)
  palm(grid, 106, ground(106, 220), 220, random, 0.85)
}

const shrineIsle = (x, z) => Math.hypot(x - 100, z - 218) < 20

function plant(grid, random, noise) {
  const busy = (x, y, z) =>
    grid.get(x, y + 1, z) ||
    [-1, 1].some((side) => grid.get(x + side, y + 2, z) || grid.get(x, y + 2, z + side))
  const wood = (x, y, z, id) =>
    isGrass(id) && y < 70 && !shrineIsle(x, z) && !busy(x, y, z) && noise.fbm(x * 0.04, z * 0.04, 2) > -0.05
  scatter(
    grid,
    random,
    9000,
    (...spot) => wood(...spot) && random.chance(0.42),
    (x, y, z) => {
      if (y > 32) pine(grid, x, y, z, random)
      else if (random.chance(0.12)) banyan(grid, x, y, z, random, BLOCK.leafDark, 0.6)
      else oak(grid, x, y, z, random, undefined, random.range(0.7, 1))
    },
  )
  const beach = (x, y, z, id) =>
    id === BLOCK.sand && y > SEA && y < SEA + 4 && !shrineIsle(x, z) && !busy(x, y, z)
  scatter(
    grid,
    random,
    7000,
    (...spot) => beach(...spot) && random.chance(0.12),
    (x, y, z) => {
      palm(grid, x, y, z, random)
    },
  )
}

/** Islands that drift above, one of them inhabited, tied by a hanging bridge. */
function skyIslands(grid, random) {
  for (const [x, y, z, radius, seed] of SKY_ISLES) {
    islet(grid, x, y, z, radius, { seed, hill: 3, depth: radius * 1.35 })
    for (let i = 0; i < radius * 0.55; i++) {
      const px = x + random.int(-radius * 0.6, radius * 0.6)
      const pz = z + random.int(-radius * 0.6, radius * 0.6)
      const top = grid.top(px, pz)
      if (isGrass(grid.get(px, top, pz))) oak(grid, px, top + 1, pz, random, undefined, 0.75)
    }
  }
  const on = (x, z) => [x, grid.top(x, z) + 1, z]
  house(grid, ...on(296, 134), random, { w: 9, d: 8, roof: 'joglo', block: BLOCK.roofTeal, glow: 1.4 })
  meru(grid, ...on(308, 124), { tiers: 4, size: 4 })
  lantern(grid, ...on(300, 143))
  lantern(grid, ...on(286, 132))
  bridge(grid, [316, 98, 126], [344, 87, 110], { sag: 5, every: 9 })
  crystals(grid, ...on(238, 70), random, { h: 12, n: 8, power: 5 })
}

function backdrop() {
  const far = new Grid(380, 40, 380, { scale: 6, origin: [-930, SEA - 20, -1000], shadow: false, soft: 1 })
  ranges(far, { seed: 11, peak: 32, inner: 0.58, outer: 1.3, snow: 90, freq: 0.022, octaves: 2 })
  return far
}

/** Flat white clouds that drift over the far sea by day. */
function fairClouds() {
  const deck = new Grid(300, 8, 150, { scale: 7, origin: [-980, 236, -1150], shadow: false, soft: 1 })
  clouds(deck, { seed: 21, cover: 0.27, level: 3, puff: 2, freq: 0.045, block: BLOCK.grey })
  return deck
}

/** Temple, towers and crystals: their lights belong to the place, those of houses, boats and streets to the players. */
const SHRINES = [
  [118, 104, 30],
  [274, 172, 9],
  [308, 124, 6],
  [238, 70, 12],
  [101, 217, 5],
]
const isShrine = (x, _y, z) => SHRINES.some(([cx, cz, reach]) => Math.hypot(x - cx, z - cz) < reach)

const CAMERAS = {
  // The first screen is lower than the picture is, so the islands keep clear of its upper and lower edge.
  strip: { from: [246, 40, 368], to: [196, 52, 150], fov: 40 },
  wide: { from: [246, 40, 368], to: [196, 52, 150], fov: 40 },
  tall: { from: [232, 44, 372], to: [256, 66, 150], fov: 52 },
}

/** format: a crop and an hour, "strip day". With "all" every light is on, otherwise those of the hour. */
export default function hero({ format }) {
  const [crop = 'wide', hour = 'dusk', lights] = format.split(' ')
  const tall = crop === 'tall'
  const { sky, lit, day, look, ...air } = HOURS[hour]
  const random = rng(SEED)
  const noise = new Noise(SEED)
  const grid = new Grid(400, 150, 340)
  const ground = land(grid, noise)
  village(grid, random, ground)
  harbour(grid)
  plant(grid, random, noise)
  shrine(grid, random, ground)
  skyIslands(grid, random)
  flowers(grid, random, 1500)
  return {
    layers: day ? [grid, backdrop(), fairClouds()] : [grid, backdrop()],
    lit: lights === 'all' ? undefined : lit === 'shrines' ? isShrine : () => false,
    places: grid.lamps.filter(({ x, y, z }) => !isShrine(x, y, z)),
    sky: {
      ...sky,
      gain: sky.gain * (tall ? 0.89 : 1),
      // By day a cloud would lie over it.
      planet: {
        dir: tall ? [day ? 0.12 : -0.02, 0.43, -1] : [-0.12, 0.245, -1],
        radius: tall ? 0.06 : 0.055,
      },
    },
    ...air,
    shadow: { center: [225, 30, 150], radius: 215, size: 8192, soft: 2 },
    bake: { rays: 26, reach: 20, floor: SEA - 4 },
    camera: CAMERAS[crop],
    look: { ...look, shade: [0, 0.55, tall || day ? 0 : 0.4] },
  }
}
