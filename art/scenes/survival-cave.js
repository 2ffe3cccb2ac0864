// Survival 2: out of a great cave into the dusk; torches lead to the mouth, crystals glow along the walls.
import { crystals, torch } from '../builders/lights.js'
import { crate } from '../builders/props.js'
import { isGrass, ranges, scatter } from '../builders/terrain.js'
import { banyan, flowers, oak, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const SEED = 404
const FLOOR = 9
const LEDGE = 9
const CYAN = { block: BLOCK.crystalCyan, tip: BLOCK.crystalCyan, color: [0.3, 0.85, 1] }
const GREEN = { block: BLOCK.crystalGreen, tip: BLOCK.crystalGreen, color: [0.45, 1, 0.5] }

const path = (z) => 86 + Math.sin(z * 0.04) * 10

/** Hill behind, low ground before it; the rock face leans back in broad steps. */
function hillHeight(noise, x, z) {
  const wall = smooth(112, 66, z + noise.fbm(x * 0.018, z * 0.018, 2) * 22)
  const flank = smooth(30, 80, Math.abs(x - 86) + noise.fbm(x * 0.03, 7, 2) * 10) * smooth(150, 96, z)
  const face = wall * 56 * (0.85 + noise.fbm(x * 0.02, z * 0.03, 2) * 0.4)
  const rise = (face + flank * 24) / LEDGE
  const ledge = Math.floor(rise) + smooth(0.3, 0.75, rise % 1)
  const shore = smooth(122, 160, z) * 9
  return FLOOR + noise.fbm(x * 0.05, z * 0.05, 3) * 2.5 + ledge * LEDGE - shore
}

/** Below 1 is inside the cave: a tall arch that narrows towards the back. */
function caveReach(noise, x, y, z) {
  const wide = 20 + smooth(20, 96, z) * 11 + noise.fbm(z * 0.06, y * 0.06, 2) * 5
  const tall = 24 + smooth(20, 96, z) * 10 + noise.fbm(x * 0.06, z * 0.06, 2) * 6
  return Math.hypot((x - path(z)) / wide, (y - FLOOR) / tall)
}

/** Rock in level strata, so that a wall reads as layers and not as noise. */
function rock(noise, x, y, z) {
  const layer = Math.floor((y + noise.fbm(x * 0.02, z * 0.02, 2) * 9) / 4)
  const tone = hash(layer, 3, 0, SEED)
  if (hash(x >> 2, y >> 1, z >> 2, 6) < 0.05) return BLOCK.moss
  if (tone < 0.3) return BLOCK.slate
  return tone < 0.68 ? BLOCK.stoneDark : BLOCK.cliff
}

function ground(noise, x, y, z, depth) {
  if (depth >= 3) return rock(noise, x, y, z)
  if (y <= FLOOR && Math.abs(x - path(z)) < 3 + hash(x, z, 2) * 1.5)
    return hash(x, z) < 0.35 ? BLOCK.gravel : BLOCK.path
  if (depth >= 1) return BLOCK.dirt
  return noise.fbm(x * 0.06, z * 0.06, 2) > 0.1 ? BLOCK.moss : BLOCK.grassDark
}

function carve(grid, noise) {
  grid.columns((x, z) => {
    const top = hillHeight(noise, x, z)
    const ahead = hillHeight(noise, x, z + 2) - hillHeight(noise, x, z - 2)
    const steep = Math.abs(ahead) > 4.5
    const scree = Math.abs(x - path(z)) > 10 ? noise.fbm(x * 0.15, z * 0.15, 2) * 3 + 1 : 0
    for (let y = 0; y <= Math.min(top, grid.h - 2); y++) {
      const open = y > FLOOR - 1 + scree && z > 10 && caveReach(noise, x, y, z) < 1
      if (open) continue
      const depth = Math.floor(top) - y
      grid.set(x, y, z, steep && y > FLOOR + 2 ? rock(noise, x, y, z) : ground(noise, x, y, z, depth))
    }
  })
}

/** Roots and stone teeth under the ceiling. */
function hangings(grid, random) {
  for (let i = 0; i < 150; i++) {
    const z = random.int(14, 104)
    const x = Math.round(path(z)) + random.int(-24, 24)
    for (let y = FLOOR + 6; y < 62; y++) {
      if (!grid.get(x, y, z)) continue
      const long = random.int(2, z > 84 ? 9 : 6)
      for (let k = 1; k < long; k++) grid.put(x, y - k, z, z > 74 ? BLOCK.moss : BLOCK.slate)
      break
    }
  }
}

function timberGate(grid) {
  for (const x of [70, 102]) {
    grid.box(x - 1, FLOOR, 100, x, FLOOR + 23, 101, BLOCK.logDark)
    grid.box(x - 2, FLOOR, 99, x + 2, FLOOR + 1, 103, BLOCK.slate)
    for (let k = 0; k < 6; k++)
      grid.box(
        x + (x < 86 ? 2 + k : -2 - k),
        FLOOR + 17 + k,
        101,
        x + (x < 86 ? 2 + k : -2 - k),
        FLOOR + 18 + k,
        101,
        BLOCK.log,
      )
  }
  grid.box(65, FLOOR + 24, 100, 106, FLOOR + 25, 101, BLOCK.log)
  grid.box(67, FLOOR + 26, 100, 104, FLOOR + 26, 101, BLOCK.logDark)
  for (const x of [76, 82, 90, 96]) {
    grid.box(x, FLOOR + 21, 103, x, FLOOR + 23, 103, BLOCK.ijuk)
    grid.set(x, FLOOR + 20, 103, BLOCK.lamp)
    grid.lamp(x, FLOOR + 19, 104, [1, 0.6, 0.25], 3, 18)
  }
}

function lights(grid, random) {
  for (let z = 20; z <= 132; z += 11) {
    for (const side of [-1, 1]) {
      const x = Math.round(path(z) + side * 6)
      let y = FLOOR
      while (grid.get(x, y, z)) y++
      torch(grid, x, y, z)
    }
  }
  for (const [x, z, h, kind] of [
    [114, 70, 11, GREEN],
    [68, 70, 16, GREEN],
    [109, 88, 8, CYAN],
    [62, 92, 9, CYAN],
  ]) {
    crystals(grid, x, FLOOR - 1, z, random, { h, n: 7, spread: 5, power: 7, radius: 40, ...kind })
  }
  crate(grid, 72, FLOOR, 84)
  crate(grid, 68, FLOOR, 82, 3)
  crate(grid, 70, FLOOR + 3, 83, 1)
}

function plant(grid, random) {
  const free = (x, y, z) => Math.abs(x - path(z)) > 9 && !grid.get(x, y + 1, z)
  const mouth = (x, z) => Math.abs(x - path(z)) < (z > 120 ? 16 : 34) && z > 70
  const wood = (x, y, z, id) => isGrass(id) && free(x, y, z) && y < 84 && !mouth(x, z) && random.chance(0.3)
  scatter(grid, random, 3400, wood, (x, y, z) => {
    if (y > 26) pine(grid, x, y, z, random)
    else if (random.chance(0.08)) banyan(grid, x, y, z, random, BLOCK.leafDark, 0.7)
    else oak(grid, x, y, z, random, random.pick([BLOCK.leaf, BLOCK.leafDark]))
  })
  flowers(grid, random, 420, (_x, y, z) => y < 26 && z < 140)
}

export default function cave() {
  const random = rng(SEED)
  const noise = new Noise(SEED)
  const grid = new Grid(172, 96, 172)
  carve(grid, noise)
  hangings(grid, random)
  timberGate(grid)
  lights(grid, random)
  plant(grid, random)
  const far = new Grid(200, 40, 120, { scale: 6, origin: [-520, -20, 420], shadow: false, soft: 1 })
  ranges(far, { seed: 6, peak: 26, inner: 0.1, outer: 1.5, snow: 90, freq: 0.026, octaves: 2 })
  return {
    layers: [grid, far],
    sky: {
      seed: 5,
      zenith: '#070b2a',
      mid: '#1a3270',
      horizon: '#a8846c',
      glow: '#ffb458',
      low: '#10142f',
      sun: [0.3, 0.26, 0.8],
      glowDir: [0.25, 0, 1],
      sunColor: '#ffb06a',
      sunPower: 2.6,
      glowPower: 0.8,
      glowWidth: 9,
      nebula: 0.5,
      stars: 1.8,
      clouds: 0.3,
      ambient: 1.6,
      planet: { dir: [0, 0.335, 1], radius: 0.05 },
    },
    fog: { density: 0.0024, base: 6, height: 50, start: 60, mist: 40 },
    water: { level: 5.7, deep: '#10284f', shallow: '#2f8f86', ripple: 0.8 },
    shadow: { center: [86, 20, 100], radius: 110, size: 8192, soft: 2 },
    bake: { rays: 32, reach: 34 },
    camera: { from: [95, 19, 36], to: [85, 26, 104], fov: 52 },
    look: { exposure: 1.2, bloom: 0.32 },
  }
}
