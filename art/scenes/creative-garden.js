// Creative 2: a garden of giant pixel pictures at dusk, lit from below, a path curving between them.
import { house } from '../builders/houses.js'
import { lantern } from '../builders/lights.js'
import { ranges } from '../builders/terrain.js'
import { blossom, flowers, oak, pine } from '../builders/trees.js'
import { Grid } from '../engine/grid.js'
import { hash, rng } from '../engine/noise.js'
import { BLOCK } from '../engine/palette.js'
import { PIXEL_ART } from './pixel-art.js'

const Y = 8
const SIZE = 240
const PINK = [1, 0.45, 0.8]
/** Each ink: body, and the darker tone of its outline. */
const INK = {
  y: [BLOCK.yellow, BLOCK.roofGold],
  w: [BLOCK.white, BLOCK.grey],
  o: [BLOCK.orange, BLOCK.roofRed],
  p: [BLOCK.purple, BLOCK.roofPurple],
  m: [BLOCK.magenta, BLOCK.leafMagenta],
  r: [BLOCK.red, BLOCK.roofRed],
  d: [BLOCK.roofRed, BLOCK.roofDark],
  c: [BLOCK.cyan, BLOCK.roofTeal],
  b: [BLOCK.blue, BLOCK.roofBlue],
  k: [BLOCK.slate, BLOCK.basalt],
}
/** picture, x, z, blocks per pixel. */
const STANDS = [
  ['planet', 30, 70, 3],
  ['rocket', 82, 98, 2],
  ['cat', 113, 40, 3],
  ['star', 150, 60, 3],
  ['heart', 160, 120, 2],
]

const path = (z) => 122 + Math.sin((z - 40) * 0.032) * 20

/** One picture on a stone stand: dark outline, raised highlights, lamps at its foot. */
function stand(grid, [name, x, z, scale]) {
  const rows = PIXEL_ART[name]
  const at = (column, row) => INK[rows[row]?.[column]]
  const wide = rows[0].length * scale
  grid.box(x - 2, Y, z - 2, x + wide + 1, Y, z + 6, BLOCK.candi)
  grid.walls(x - 2, Y + 1, z - 2, x + wide + 1, Y + 1, z + 6, BLOCK.candiDark)
  grid.box(x - 1, Y + 1, z - 1, x + wide, Y + 1, z + 5, BLOCK.moss)
  rows.forEach((row, j) => {
    ;[...row].forEach((_, i) => {
      const ink = at(i, j)
      if (!ink) return
      const rim = !at(i - 1, j) || !at(i + 1, j) || !at(i, j - 1) || !at(i, j + 1)
      const front = rim ? z + 1 : z + 2
      const px = x + i * scale
      const py = Y + 2 + (rows.length - 1 - j) * scale
      grid.box(px, py, z, px + scale - 1, py + scale - 1, front, ink[rim ? 1 : 0])
    })
  })
  for (const side of [-4, wide + 3]) {
    lantern(grid, x + side, Y, z + 4, {
      h: 4,
      block: BLOCK.lampPink,
      color: PINK,
      power: 3,
      post: BLOCK.candiDark,
    })
  }
  for (let k = 3; k < wide - 1; k += 6) {
    grid.set(x + k, Y + 2, z + 5, BLOCK.lamp)
    grid.lamp(x + k, Y + 3, z + 6, [1, 0.68, 0.4], 3, 30)
  }
}

/** Path, clipped hedges and narrow beds along its curve. */
function lay(grid) {
  const beds = [BLOCK.flowerWhite, BLOCK.leaf, BLOCK.flowerPink, BLOCK.leaf]
  grid.columns((x, z) => {
    const lawn = hash(x >> 2, z >> 2) < 0.3 ? BLOCK.grassDark : BLOCK.grass
    grid.box(x, 0, z, x, Y - 2, z, BLOCK.dirt)
    grid.set(x, Y - 1, z, lawn)
    const out = Math.abs(x - path(z))
    if (out < 6) grid.set(x, Y - 1, z, hash(x >> 1, z >> 1) < 0.3 ? BLOCK.candi : BLOCK.stoneWarm)
    else if (out < 7) grid.set(x, Y - 1, z, BLOCK.candiDark)
    else if (out < 9) grid.set(x, Y, z, BLOCK.leafDark)
    else if (out < 12 && hash(x, z, 9) < 0.5) grid.set(x, Y, z, beds[Math.floor(z / 9) % beds.length])
  })
  for (let z = 56; z < 214; z += 16) {
    for (const side of [-1, 1]) {
      const x = Math.round(path(z) + side * 7)
      grid.set(x, Y, z, BLOCK.candi)
      lantern(grid, x, Y, z, { h: 4, power: 3.8, radius: 18 })
    }
  }
}

function plant(grid, random) {
  const clear = (x, z) =>
    Math.abs(x - path(z)) > 20 &&
    STANDS.every(([name, sx, sz, scale]) => {
      const wide = PIXEL_ART[name][0].length * scale
      return x < sx - 9 || x > sx + wide + 8 || z < sz - 9 || z > sz + 34
    })
  for (let i = 0; i < 620; i++) {
    const x = random.int(5, SIZE - 6)
    const z = random.int(5, 176)
    if (!clear(x, z) || grid.top(x, z) !== Y - 1 || grid.top(x + 3, z) > Y + 2 || grid.top(x - 3, z) > Y + 2)
      continue
    if (z < 60) (random.chance(0.5) ? pine : oak)(grid, x, Y, z, random)
    else if (z < 140 && random.chance(0.25)) blossom(grid, x, Y, z, random)
    else oak(grid, x, Y, z, random, random.pick([BLOCK.leafDark, BLOCK.leaf]))
  }
  house(grid, 206, Y, 52, random, { w: 15, d: 11, h: 5, block: BLOCK.roofBlue, glow: 1.6, foundation: 0 })
  flowers(grid, random, 500, (_x, _y, z) => z < 170)
}

function surroundings() {
  const land = new Grid(200, 40, 200, { scale: 6, origin: [-480, -10.2, -600], shadow: false, soft: 1 })
  const look = { seed: 13, peak: 13, inner: 0.5, outer: 1.4, snow: 90, freq: 0.03 }
  ranges(land, { ...look, ids: [BLOCK.stoneDark, BLOCK.leafDark] })
  land.columns((x, z) => {
    const garden = x >= 80 && x <= 119 && z >= 100 && z <= 139
    if (garden) land.box(x, 0, z, x, 39, z, BLOCK.air)
    else if (!land.get(x, 3, z)) land.box(x, 0, z, x, 2, z, BLOCK.leafDark)
  })
  return land
}

export default function garden() {
  const random = rng(515)
  const grid = new Grid(SIZE, 80, SIZE)
  lay(grid)
  for (const picture of STANDS) stand(grid, picture)
  plant(grid, random)
  return {
    layers: [grid, surroundings()],
    sky: {
      seed: 33,
      zenith: '#060a24',
      mid: '#182c66',
      horizon: '#75688a',
      glow: '#ffa860',
      low: '#10183c',
      sun: [-0.75, 0.32, 0.42],
      glowDir: [0.9, 0, -0.35],
      sunColor: '#ffb888',
      sunPower: 1.9,
      glowPower: 0.8,
      glowWidth: 6,
      nebula: 0.6,
      nebulaA: '#7a48c8',
      nebulaB: '#3a62d8',
      stars: 1.9,
      clouds: 0.35,
      gain: 0.85,
      ambient: 1.5,
      planet: { dir: [0.3, 0.15, -1], radius: 0.045 },
    },
    fog: { density: 0.003, base: 8, height: 50, start: 120, mist: 30 },
    shadow: { center: [120, 20, 110], radius: 150, size: 8192, soft: 2.2 },
    bake: { reach: 24, floor: 3 },
    camera: { from: [122, 40, 226], to: [122, 25, 80], fov: 40 },
    look: { exposure: 1.15, calm: 0.35 },
  }
}
