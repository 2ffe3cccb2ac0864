// Survival 1: a village on a lake in the last sun, rice terraces on the hill behind.
import { house } from '../builders/houses.js'
import { campfire, lantern } from '../builders/lights.js'
import { bridge, canoe, dock } from '../builders/props.js'
import { isGrass, ranges, scatter, terrain } from '../builders/terrain.js'
import { bamboo, banyan, flowers, oak, palm, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const SEED = 61
const SEA = 10
/** x, z, door side, roof, width, depth, stilts. */
const HOMES = [
  [166, 160, 3, 'joglo', 11, 9, 0],
  [176, 178, 3, 'limasan', 9, 8, 0],
  [152, 172, 3, 'gable', 8, 7, 3],
  [150, 148, 3, 'limasan', 8, 7, 3],
  [184, 154, 3, 'gable', 9, 7, 0],
  [144, 132, 0, 'joglo', 9, 8, 2],
  [172, 138, 3, 'gable', 9, 8, 0],
  [128, 112, 0, 'gable', 9, 7, 0],
  [110, 106, 0, 'joglo', 10, 8, 0],
  [92, 110, 0, 'limasan', 8, 7, 0],
  [192, 172, 3, 'joglo', 10, 8, 0],
]
const LANTERNS = [
  [158, 162],
  [160, 150],
  [168, 170],
  [142, 120],
  [118, 116],
  [102, 116],
  [180, 164],
  [136, 118],
  [186, 182],
  [160, 184],
]

const onTerraces = (x, z) => x > 150 && x < 232 && z > 64 && z < 148

function land(grid, noise) {
  const height = (x, z) => {
    const out = Math.hypot((x - 112) / 64, (z - 150) / 50) + noise.fbm(x * 0.025, z * 0.025, 3) * 0.35
    const shore = SEA - 7 + 10 * smooth(0.62, 1.12, out) + noise.fbm(x * 0.03, z * 0.03, 4) * 4
    const hill = smooth(0.95, 2.3, out) * smooth(185, 60, z) * 38
    const h = shore + hill * (0.55 + noise.ridge(x * 0.018, z * 0.018, 3) * 0.75)
    return h > SEA + 6 && onTerraces(x, z) ? Math.round(h / 3) * 3 : h
  }
  const at = terrain(grid, height, { sea: SEA, seed: SEED, snow: 62, beach: 1, rock: 4.2 })
  return (x, z) => Math.max(SEA + 1, Math.floor(at(x, z)) + 1)
}

/** Rice in different ages on the stepped hill, green banks between the steps. */
function terraces(grid, noise) {
  grid.columns((x, z) => {
    if (!onTerraces(x, z)) return
    const y = grid.top(x, z)
    const age = noise.at(x * 0.07, 3, z * 0.07)
    const crop = age > 0.1 ? BLOCK.rice : BLOCK.riceYoung
    if (isGrass(grid.get(x, y, z)) && y > SEA + 5) grid.set(x, y, z, age < -0.2 ? BLOCK.paddy : crop)
    for (let k = 1; k < 5; k++)
      if (grid.get(x, y - k, z)) grid.set(x, y - k, z, k === 1 ? BLOCK.moss : BLOCK.grassDark)
  })
}

function village(grid, random, ground) {
  for (const [x, z, dir, roof, w, d, stilts] of HOMES) {
    house(grid, x, stilts ? SEA + 1 : ground(x, z), z, random, { dir, roof, w, d, stilts, glow: 1.4 })
  }
  dock(grid, 146, SEA + 1, 164, 20, [-1, 0])
  dock(grid, 110, SEA + 1, 114, 14, [0, 1])
  bridge(grid, [146, SEA + 3, 138], [150, SEA + 3, 146], { sag: 0, every: 0 })
  canoe(grid, 120, SEA, 158)
  canoe(grid, 96, SEA, 140, 1, BLOCK.roofTeal)
  canoe(grid, 134, SEA, 178, 0)
  for (const [x, z] of LANTERNS) lantern(grid, x, ground(x, z), z, { power: 3.4 })
  campfire(grid, 162, ground(162, 188), 188)
}

function plant(grid, random, noise) {
  const free = (x, y, z) =>
    !grid.get(x, y + 1, z) &&
    [-1, 1].every((side) => !grid.get(x + side * 2, y + 2, z) && !grid.get(x, y + 2, z + side * 2))
  const wood = (x, y, z, id) =>
    isGrass(id) &&
    y > SEA &&
    free(x, y, z) &&
    (z < 150 || x < 60 || x > 196) &&
    noise.fbm(x * 0.03 + 5, z * 0.03, 2) > -0.02 &&
    random.chance(0.28)
  scatter(grid, random, 9000, wood, (x, y, z) => {
    if (y > 30 || random.chance(0.35)) pine(grid, x, y, z, random)
    else if (random.chance(0.05)) banyan(grid, x, y, z, random, BLOCK.leafDark, 0.8)
    else oak(grid, x, y, z, random)
  })
  const beach = (x, y, z, id) => id === BLOCK.sand && y >= SEA && free(x, y, z) && random.chance(0.05)
  scatter(grid, random, 2500, beach, (x, y, z) => {
    if (random.chance(0.6)) palm(grid, x, y, z, random)
    else bamboo(grid, x, y, z, random)
  })
  flowers(grid, random, 1100, (x, _, z) => Math.hypot(x - 78, z - 226) > 26)
}

export default function lake() {
  const random = rng(SEED)
  const noise = new Noise(SEED)
  const grid = new Grid(260, 90, 240)
  const ground = land(grid, noise)
  terraces(grid, noise)
  village(grid, random, ground)
  plant(grid, random, noise)
  const far = new Grid(300, 46, 300, { scale: 5, origin: [-620, SEA - 14, -640], shadow: false, soft: 1 })
  ranges(far, { seed: 8, peak: 34, inner: 0.42, outer: 1.2, snow: 26, freq: 0.024 })
  return {
    layers: [grid, far],
    sky: {
      seed: 9,
      zenith: '#0b1238',
      mid: '#2a4a8c',
      horizon: '#a98878',
      glow: '#ffb860',
      low: '#1c2a50',
      sun: [-0.78, 0.26, 0.28],
      glowDir: [-0.5, 0, -0.85],
      sunColor: '#ffba7c',
      sunPower: 2.1,
      glowPower: 0.65,
      glowWidth: 6,
      nebula: 0.35,
      stars: 1.3,
      clouds: 0.5,
      gain: 1.15,
      ambient: 1.2,
    },
    fog: { density: 0.003, base: SEA, height: 40, start: 80, mist: 30 },
    water: { level: SEA + 0.75, deep: '#10345a', shallow: '#35988a', ripple: 0.8 },
    shadow: { center: [130, 20, 130], radius: 140, size: 8192, soft: 2.2 },
    bake: { floor: SEA - 4 },
    camera: { from: [78, 26, 226], to: [142, 20, 122], fov: 42 },
    look: { exposure: 1.1, bloom: 0.28 },
  }
}
