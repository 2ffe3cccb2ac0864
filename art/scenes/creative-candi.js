// Creative 3: the great candi at night, lanterns rising from it, mirrored in a still pool.
import { candi, splitGate, stupa } from '../builders/candi.js'
import { lantern, WARM } from '../builders/lights.js'
import { isGrass, ranges } from '../builders/terrain.js'
import { banyan, blossom, flowers, oak, palm } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const SEA = 8
const MID = 120
const TEMPLE = 96
const SIZE = 240

/** Below 0 is in the pool, which lies before the temple. */
const poolRim = (x, z) => Math.max(Math.abs(x - MID) - 44, 138 - z, z - 214)

function lay(grid, noise) {
  grid.columns((x, z) => {
    const rim = poolRim(x, z)
    const walk = Math.abs(x - MID) < 5
    const hills = Math.abs(x - MID) > 60 || z < 50
    const swell = 8 + noise.fbm(x * 0.04, z * 0.04, 3) * 12
    let top = 10 + (hills ? smooth(10, 60, rim) * swell : 0)
    if (rim < 0 && !walk) top = 3
    const court = Math.abs(x - MID) < 40 && Math.abs(z - TEMPLE) < 40
    const paved = (rim >= 0 && rim < 5) || (walk && z > 110) || court
    const slab = hash(x, z) < 0.3 ? BLOCK.candi : BLOCK.candiLight
    const lawn = hash(x >> 2, z >> 2, 4) < 0.35 ? BLOCK.grassDark : BLOCK.grass
    grid.box(x, 0, z, x, Math.floor(top), z, paved ? BLOCK.candiDark : BLOCK.dirt)
    grid.set(x, top, z, paved ? slab : lawn)
  })
}

/** Lanterns let go into the night. */
function rising(grid, random) {
  for (let i = 0; i < 90; i++) {
    const angle = random() * Math.PI * 2
    const out = random.range(10, 90)
    const x = Math.round(MID + Math.cos(angle) * out)
    const z = Math.round(TEMPLE + 20 + Math.sin(angle) * out * 0.8)
    const y = Math.round(random.range(34, 122))
    if (Math.hypot(x - MID, z - TEMPLE) < 34 - y * 0.2 || z > 190) continue
    grid.set(x, y, z, BLOCK.lamp)
    grid.set(x, y + 1, z, BLOCK.window)
    grid.lamp(x, y - 1, z, WARM, 2, 16)
  }
}

function lotusLights(grid, random) {
  for (let i = 0; i < 26; i++) {
    const x = MID + random.pick([-1, 1]) * random.int(9, 40)
    const z = random.int(146, 208)
    grid.set(x, SEA, z, BLOCK.leafMagenta)
    grid.set(x, SEA + 1, z, BLOCK.lampPink)
    grid.lamp(x, SEA + 2, z, [1, 0.5, 0.8], 1.5, 9)
  }
}

function plant(grid, random) {
  for (let i = 0; i < 520; i++) {
    const x = random.int(4, SIZE - 5)
    const z = random.int(4, 220)
    const y = grid.top(x, z)
    const beside = [-2, 2].some((side) => grid.get(x + side, y + 3, z))
    const view = z > 140 && Math.abs(x - MID) < 54
    if (beside || view || !isGrass(grid.get(x, y, z))) continue
    random.pick([blossom, palm, oak, oak])(grid, x, y + 1, z, random)
  }
  banyan(grid, 56, 12, 150, random, BLOCK.leafDark, 1.2)
  flowers(grid, random, 900)
}

export default function landmark() {
  const random = rng(1945)
  const grid = new Grid(SIZE, 130, SIZE)
  lay(grid, new Noise(5))
  candi(grid, MID, 11, TEMPLE, { size: 30, terraces: 5, step: 4, rise: 4, tower: 30 })
  splitGate(grid, MID, 11, 143, { h: 17, gap: 6 })
  for (const side of [-1, 1]) {
    for (let z = 146; z < 214; z += 9)
      lantern(grid, MID + side * 4, 11, z, { h: 2, power: 2.6, post: BLOCK.candiLight })
    for (let z = 142; z < 212; z += 14) stupa(grid, MID + side * 47, 12, z)
  }
  rising(grid, random)
  lotusLights(grid, random)
  plant(grid, random)
  const far = new Grid(240, 50, 200, {
    scale: 6,
    origin: [-600, -20, -1330],
    shadow: false,
    shaded: false,
    soft: 1,
  })
  ranges(far, { seed: 29, peak: 34, inner: 0.1, outer: 1.5, snow: 90, freq: 0.026, octaves: 2 })
  return {
    layers: [grid, far],
    sky: {
      seed: 18,
      zenith: '#060924',
      mid: '#1a2866',
      horizon: '#54588e',
      glow: '#ffb080',
      low: '#10143c',
      sun: [-0.7, 0.5, 0.5],
      glowDir: [0.15, 0, -1],
      sunColor: '#a8acff',
      sunPower: 1.5,
      glowPower: 0.3,
      glowWidth: 8,
      nebula: 0.7,
      nebulaA: '#5f44c4',
      nebulaB: '#4a5ae8',
      stars: 2,
      clouds: 0.25,
      ambient: 2,
    },
    fog: { density: 0.0038, base: 8, height: 50, start: 110, mist: 90 },
    water: { level: SEA + 0.6, deep: '#121850', shallow: '#3a429a', ripple: 0.5 },
    shadow: { center: [120, 30, 110], radius: 140, size: 8192, soft: 2.2 },
    bake: { reach: 26, floor: 2 },
    camera: { from: [152, 27, 226], to: [114, 40, 100], fov: 46 },
    look: { exposure: 1.15, bloom: 0.32, calm: 0.6 },
  }
}
