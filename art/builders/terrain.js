// Ground: terrain from height functions, far ranges, and where things may stand on it.
import { hash, Noise, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const GROUND = {
  sea: 0,
  snow: 999,
  seed: 1,
  beach: 2,
  rock: 3,
  grass: BLOCK.grass,
  dark: BLOCK.grassDark,
  cliff: BLOCK.cliff,
}

/** Fills columns from a height function and dresses them by height and slope. */
export function terrain(grid, height, options = {}) {
  const look = { ...GROUND, ...options }
  const noise = new Noise(look.seed + 99)
  const heights = new Float32Array(grid.w * grid.d)
  grid.columns((x, z) => {
    heights[x + z * grid.w] = Math.min(grid.h - 1, height(x, z))
  })
  const inside = (value, size) => Math.min(size - 1, Math.max(0, value))
  const at = (x, z) => heights[inside(x, grid.w) + inside(z, grid.d) * grid.w]
  grid.columns((x, z) => {
    const top = Math.floor(at(x, z))
    const alongX = Math.abs(at(x + 1, z) - at(x - 1, z))
    const slope = Math.max(alongX, Math.abs(at(x, z + 1) - at(x, z - 1)))
    const patch = noise.fbm(x * 0.05, z * 0.05, 3)
    for (let y = 0; y <= top; y++) grid.set(x, y, z, groundBlock({ x, y, z, top, slope, patch }, look, noise))
  })
  return at
}

function rockBlock({ x, y, z }, look, noise) {
  // Broad strata instead of single specks: rock reads as layers from afar.
  const layer = noise.at(x * 0.03, y * 0.22 + noise.at(x * 0.02, 0, z * 0.02) * 1.5, z * 0.03)
  if (hash(x >> 1, y >> 1, z >> 1, look.seed) < 0.06) return BLOCK.stoneDark
  if (layer > 0.3) return BLOCK.stoneDark
  return layer > -0.05 ? look.cliff : BLOCK.stone
}

function groundBlock(spot, look, noise) {
  const { y, top, slope, patch } = spot
  const depth = top - y
  const steep = slope > look.rock + patch
  if (y > look.snow + patch * 14 && depth < 2 && slope < look.rock + 4) return BLOCK.snow
  if (top <= look.sea + look.beach + patch * 2 && depth < 3 && !steep) return BLOCK.sand
  if (steep || depth > 3) return rockBlock(spot, look, noise)
  if (depth === 0) return patch > 0.16 ? look.dark : look.grass
  return depth === 1 && slope > 1.6 ? look.dark : BLOCK.dirt
}

const RANGES = {
  seed: 1,
  peak: 20,
  inner: 0.5,
  outer: 1,
  snow: 15,
  freq: 0.035,
  octaves: 3,
  bias: 0.3,
  ids: [BLOCK.stoneDark, BLOCK.grassDark],
}

/** Far mountains in a coarse grid, in a ring around its middle, so that no horizon is empty. */
export function ranges(grid, options = {}) {
  const look = { ...RANGES, ...options }
  const noise = new Noise(look.seed)
  grid.columns((x, z) => {
    const out = Math.hypot(x / grid.w - 0.5, z / grid.d - 0.5) * 2
    const ring = smooth(look.inner, look.inner + 0.18, out) * smooth(look.outer, look.outer - 0.15, out)
    const ridge = noise.ridge(x * look.freq, z * look.freq, look.octaves) - look.bias
    const top = Math.min(grid.h - 1, Math.floor(look.peak * ring * ridge * 1.7))
    const snowline = look.snow + noise.at(x * 0.13, 0, z * 0.13) * 9
    for (let y = 0; y <= top; y++) {
      const rock = y > top * 0.55 ? look.ids[0] : look.ids[1]
      grid.set(x, y, z, y > snowline ? BLOCK.snow : rock)
    }
  })
}

/** Calls place(x, y, z) at random spots that the test accepts, y being the first free height. */
export function scatter(grid, random, tries, accept, place) {
  for (let i = 0; i < tries; i++) {
    const x = random.int(2, grid.w - 3)
    const z = random.int(2, grid.d - 3)
    const y = grid.top(x, z)
    if (y > 0 && accept(x, y, z, grid.get(x, y, z))) place(x, y + 1, z)
  }
}

const GREEN = new Set([BLOCK.grass, BLOCK.grassDark, BLOCK.grassDry, BLOCK.moss])
export const isGrass = (id) => GREEN.has(id)
