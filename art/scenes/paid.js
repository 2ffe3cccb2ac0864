// Paid: a small chest of star crystals set down at a lit doorstep at dusk; the left stays open and quiet.
import { gem, heap } from '../builders/gems.js'
import { lantern, WARM } from '../builders/lights.js'
import { joglo } from '../builders/roofs.js'
import { ranges } from '../builders/terrain.js'
import { oak, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, Noise, rng, smooth } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'

const SEED = 177
const SEA = 8
const Y = 14
/** The house: its front wall stands at FRONT, the veranda before it. */
const HOUSE = { x0: 104, x1: 148, z0: 62, z1: 92 }
const FRONT = HOUSE.z1
const CHEST = [119, Y + 2, 101]

function land(grid, noise) {
  grid.columns((x, z) => {
    const out = Math.hypot((x - 128) / 74, (z - 78) / 56) + noise.fbm(x * 0.03, z * 0.03, 3) * 0.22
    const top = Math.round(2 + (Y - 3) * smooth(1.12, 0.8, out))
    const path = Math.abs(x - 120 - Math.sin(z * 0.07) * 3) < 3.4 && z > 100
    for (let y = 0; y <= top; y++) grid.set(x, y, z, y > top - 2 ? BLOCK.dirt : BLOCK.stone)
    const grass = noise.fbm(x * 0.07, z * 0.07, 2) > 0.1 ? BLOCK.grassDark : BLOCK.grass
    const stones = hash(x >> 1, z >> 1) < 0.4 ? BLOCK.candi : BLOCK.stoneWarm
    if (top > SEA + 1) grid.set(x, top, z, path ? stones : grass)
    else grid.set(x, top, z, BLOCK.sand)
  })
}

/** Posts, plank walls with an open door, windows with shutters, a veranda under the eaves. */
function home(grid) {
  const { x0, x1, z0, z1 } = HOUSE
  grid.box(x0 - 3, Y - 6, z0 - 3, x1 + 3, Y, z1 + 12, BLOCK.candi)
  grid.box(x0 - 3, Y + 1, z0 - 3, x1 + 3, Y + 1, z1 + 12, (x) => (x % 4 ? BLOCK.plank : BLOCK.plankDark))
  grid.walls(x0, Y + 2, z0, x1, Y + 17, z1, (_x, y) => (y < Y + 5 ? BLOCK.plankDark : BLOCK.wallWarm))
  for (let x = x0; x <= x1; x += 11) grid.box(x, Y + 2, FRONT + 1, x, Y + 17, FRONT + 1, BLOCK.logDark)
  for (const x of [x0 - 2, 130, x1 + 1]) grid.box(x, Y + 2, z1 + 11, x + 1, Y + 16, z1 + 12, BLOCK.logDark)
  grid.box(x0 - 3, Y + 16, z1 + 11, x1 + 3, Y + 17, z1 + 12, BLOCK.logDark)
  joglo(grid, x0 - 8, z0 - 8, x1 + 8, z1 + 15, Y + 18, BLOCK.ijuk, BLOCK.roofGold)
  for (let step = 0; step < 3; step++)
    grid.box(112, Y - 2, z1 + 13, 128, Y + 1 - step, z1 + 13 + step * 2, BLOCK.candiLight)
}

/** Warm light falls out of the open door and the windows. */
function glow(grid) {
  grid.box(116, Y + 2, FRONT, 124, Y + 13, FRONT, BLOCK.air)
  grid.box(115, Y + 2, FRONT + 1, 115, Y + 14, FRONT + 1, BLOCK.gold)
  grid.box(125, Y + 2, FRONT + 1, 125, Y + 14, FRONT + 1, BLOCK.gold)
  grid.box(115, Y + 14, FRONT + 1, 125, Y + 14, FRONT + 1, BLOCK.gold)
  grid.box(105, Y + 2, FRONT - 14, 147, Y + 17, FRONT - 14, BLOCK.wallWarm)
  grid.box(118, Y + 10, FRONT - 8, 122, Y + 12, FRONT - 8, BLOCK.lamp)
  grid.lamp(120, Y + 9, FRONT - 4, WARM, 8, 44)
  grid.lamp(120, Y + 6, FRONT + 4, WARM, 2.4, 30)
  for (const x of [108, 132, 141]) {
    grid.box(x - 2, Y + 6, FRONT, x + 2, Y + 11, FRONT, BLOCK.window)
    grid.box(x, Y + 6, FRONT, x, Y + 11, FRONT, BLOCK.plankDark)
    grid.box(x - 2, Y + 8, FRONT, x + 2, Y + 8, FRONT, BLOCK.plankDark)
    grid.lamp(x, Y + 8, FRONT + 3, WARM, 1, 18)
  }
  for (const x of [108, 127, 144]) {
    grid.box(x, Y + 14, FRONT + 11, x, Y + 15, FRONT + 11, BLOCK.ijuk)
    grid.box(x, Y + 12, FRONT + 11, x, Y + 13, FRONT + 11, BLOCK.lamp)
    grid.lamp(x, Y + 12, FRONT + 12, WARM, 2.6, 24)
  }
}

/** The delivered chest, lid open, on the doormat. */
function chest(grid) {
  const [x, y, z] = CHEST
  grid.box(x - 8, y - 1, z - 3, x + 6, y - 1, z + 4, BLOCK.roofTeal)
  grid.box(x - 5, y, z - 2, x + 3, y + 4, z + 3, BLOCK.brown)
  grid.box(x - 4, y + 2, z - 1, x + 2, y + 4, z + 2, BLOCK.air)
  for (const px of [x - 5, x + 3]) grid.box(px, y, z + 3, px, y + 4, z + 3, BLOCK.gold)
  grid.walls(x - 5, y + 4, z - 2, x + 3, y + 4, z + 3, BLOCK.gold)
  grid.box(x - 5, y + 5, z - 3, x + 3, y + 8, z - 3, BLOCK.brown)
  grid.box(x - 5, y + 9, z - 3, x + 3, y + 9, z - 3, BLOCK.gold)
  grid.set(x - 1, y + 3, z + 4, BLOCK.gold)
  grid.lamp(x - 1, y + 8, z + 2, [1, 0.7, 0.3], 4, 24)
}

function gems(random) {
  const [x, y, z] = CHEST
  const pile = { rx: 3.2, rz: 1.6, dome: 2.2, count: 14, length: [2.6, 4.4], width: [0.6, 0.9], lean: 0.5 }
  return (shared, scene) => {
    heap(shared, scene, random, { center: [x - 0.5, y + 4.4, z + 1], violet: 0.12, ...pile })
    gem(shared, scene, {
      at: [x + 5.5, y + 0.4, z + 2.5],
      tilt: [1.3, 0.4],
      spin: 2,
      length: 2.6,
      width: 0.6,
    })
  }
}

function surroundings(grid, random) {
  for (const [x, z] of [
    [104, 112],
    [136, 112],
    [96, 128],
    [126, 134],
  ]) {
    lantern(grid, x, grid.top(x, z) + 1, z, { h: 5, power: 4.4, radius: 20 })
  }
  for (const [x, z, size] of [
    [164, 104, 1.9],
    [176, 82, 1.6],
    [82, 70, 1.7],
    [70, 84, 1.3],
  ]) {
    oak(grid, x, grid.top(x, z) + 1, z, random, random.pick([BLOCK.leaf, BLOCK.leafDark]), size)
  }
  for (let i = 0; i < 16; i++) {
    const [x, z] = [random.int(84, 176), random.int(30, 52)]
    if (grid.top(x, z) > SEA + 2)
      pine(grid, x, grid.top(x, z) + 1, z, random, undefined, random.range(1.4, 2))
  }
  for (let i = 0; i < 70; i++) {
    const [x, z] = [random.int(60, 180), random.int(100, 124)]
    const y = grid.top(x, z)
    const lawn = [BLOCK.grass, BLOCK.grassDark].includes(grid.get(x, y, z))
    if (lawn) grid.set(x, y + 1, z, BLOCK.leafDark)
  }
}

export default function paid() {
  const random = rng(SEED)
  const grid = new Grid(210, 90, 160)
  land(grid, new Noise(SEED))
  home(grid)
  glow(grid)
  chest(grid)
  surroundings(grid, random)
  const far = new Grid(240, 40, 160, {
    scale: 6,
    origin: [-640, -18, -1150],
    shadow: false,
    shaded: false,
    soft: 1,
  })
  ranges(far, { seed: 23, peak: 18, inner: 0.1, outer: 1.5, snow: 90, freq: 0.026, octaves: 2 })
  return {
    layers: [grid, far],
    sky: {
      seed: 3,
      zenith: '#060920',
      mid: '#172c64',
      horizon: '#80707a',
      glow: '#ffac54',
      low: '#0d1330',
      sun: [-0.75, 0.26, 0.5],
      glowDir: [0.65, 0, -0.75],
      sunColor: '#ffb078',
      sunPower: 1.4,
      glowPower: 0.6,
      glowWidth: 9,
      nebula: 0.5,
      stars: 1.9,
      clouds: 0.3,
      gain: 0.9,
      ambient: 1.7,
      planet: { dir: [-0.42, 0.23, -1], radius: 0.06 },
    },
    fog: { density: 0.0026, base: SEA, height: 60, start: 110, mist: 70 },
    water: { level: SEA + 0.7, deep: '#0c1f47', shallow: '#2a8a94', ripple: 0.7 },
    shadow: { center: [115, 20, 90], radius: 100, size: 8192, soft: 2.2 },
    bake: { rays: 36, reach: 30, floor: 3 },
    camera: { from: [99, 27, 152], to: [97, 25, 84], fov: 44 },
    look: { exposure: 1.15, bloom: 0.32 },
    extra: gems(random),
  }
}
